/** The most that is passed on in a second; a scene that writes in each step would keep the page busy. */
const MOST_LINES = 60;
const LONGEST_LINE = 2000;
const LEVELS = ['log', 'info', 'warn', 'error'] as const;

/** Passes on what the code of a scene writes on the console, which still gets it. */
export function followConsole(tell: (level: string, text: string) => void): void {
  let left = MOST_LINES;
  setInterval(() => {
    left = MOST_LINES;
  }, 1000);
  for (const level of LEVELS) {
    const write = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      write(...values);
      left--;
      if (left > 0) tell(level, values.map(textOf).join(' ').slice(0, LONGEST_LINE));
      else if (left === 0) tell('warn', 'The rest of this second is left out here.');
    };
  }
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return String(value);
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value); // It holds itself.
  }
}
