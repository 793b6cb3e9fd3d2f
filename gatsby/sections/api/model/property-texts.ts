/** What the library says of a property, as JSON has it. */
export interface Descriptor {
  readonly path: string;
  readonly defaultValue: unknown;
  readonly min?: number;
  readonly max?: number;
  /** The value must be greater than this. */
  readonly above?: number;
}

/** Largest values of colours and of bits, which are read in hexadecimal. */
const [COLOUR, BITS] = [0xffffff, 0xffff];

/** The default value as the reference shows it: `0.5`, `"water"`, `(0, −9.8)`, `0x333333`. */
export function defaultText({ defaultValue: value, max }: Descriptor): string {
  if (typeof value === 'number') return numberText(value, max);
  if (typeof value === 'object' && value !== null && 'x' in value && 'y' in value) {
    return `(${numberText(Number(value.x))}, ${numberText(Number(value.y))})`;
  }
  return JSON.stringify(value);
}

/** The range as the reference shows it: `0–1`, `≥ 0`, `> 0, at most 50`. Null without one, and for colours, which all have the same. */
export function rangeText({ min, max, above }: Descriptor): string | null {
  if (max === COLOUR) return null;
  const text = (value: number) => (value === 0 ? '0' : numberText(value, max));
  if (above !== undefined) return `> ${text(above)}${max === undefined ? '' : `, at most ${text(max)}`}`;
  if (min === undefined) return max === undefined ? null : `≤ ${text(max)}`;
  return max === undefined ? `≥ ${text(min)}` : `${text(min)}–${text(max)}`;
}

/** A number as one writes it: with a true minus sign, commas from 10,000 on, and as a fraction where decimals have no end. */
function numberText(value: number, max?: number): string {
  if (max === COLOUR || max === BITS) return `0x${value.toString(16).padStart(max.toString(16).length, '0')}`;
  if (value < 0) return `−${numberText(-value)}`;
  if (value >= 10_000) return value.toLocaleString('en');
  const isEndless = String(value).length > 10 && Number.isInteger(1 / value);
  return isEndless ? `1/${1 / value}` : value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 12 });
}
