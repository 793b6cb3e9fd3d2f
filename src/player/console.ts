const LEVELS = ['log', 'info', 'warn', 'error'] as const;

/** Passes on what is written on the console, which still gets it. */
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
    // Of functions and symbols there is no JSON.
    const json: unknown = JSON.stringify(value);
    return String(json ?? value);
  } catch {
    return String(value); // It holds itself.
  }
}
