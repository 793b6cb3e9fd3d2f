const LEVELS = ['log', 'info', 'warn', 'error'] as const;

/** Forwards console output, which is still written to the console. */
export function followConsole(log: (level: string, text: string) => void): void {
  for (const level of LEVELS) {
    const write = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      write(...values);
      log(level, values.map(textOf).join(' '));
    };
  }
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return String(value);
  try {
    // Functions and symbols have no JSON.
    const json: unknown = JSON.stringify(value);
    return String(json ?? value);
  } catch {
    return String(value); // It contains itself.
  }
}
