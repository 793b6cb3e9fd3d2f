import { z } from 'zod';

/** Descriptor of a property of the library. */
const descriptor = z.object({
  path: z.string(),
  defaultValue: z.unknown(),
  min: z.number().optional(),
  max: z.number().optional(),
  /** The value must be greater than this. */
  above: z.number().optional(),
});

/** Property descriptors by class name. */
export const descriptors = z.record(z.string(), z.array(descriptor));

export type Descriptor = z.infer<typeof descriptor>;
export type Descriptors = z.infer<typeof descriptors>;

/** Maximum values of colours and bit masks, which are shown in hexadecimal. */
const [COLOUR, BITS] = [0xffffff, 0xffff];

/** Text of a default value: `0.5`, `"water"`, `(0, −9.8)`, `0x333333`. */
export function defaultText({ defaultValue: value, max }: Descriptor): string {
  if (typeof value === 'number') return numberText(value, max);
  if (typeof value === 'object' && value !== null && 'x' in value && 'y' in value) {
    return `(${numberText(Number(value.x))}, ${numberText(Number(value.y))})`;
  }
  return JSON.stringify(value);
}

/** Text of a range: `0–1`, `≥ 0`, `> 0, at most 50`. Null without a range, and for colours, which all have the same one. */
export function rangeText({ min, max, above }: Descriptor): string | null {
  if (max === COLOUR) return null;
  const text = (value: number) => (value === 0 ? '0' : numberText(value, max));
  if (above !== undefined) return `> ${text(above)}${max === undefined ? '' : `, at most ${text(max)}`}`;
  if (min === undefined) return max === undefined ? null : `≤ ${text(max)}`;
  return max === undefined ? `≥ ${text(min)}` : `${text(min)}–${text(max)}`;
}

/** Formats a number: with a true minus sign, with commas from 10,000, and as 1/n if its decimals do not end. */
function numberText(value: number, max?: number): string {
  if (max === COLOUR || max === BITS) return `0x${value.toString(16).padStart(max.toString(16).length, '0')}`;
  if (value < 0) return `−${numberText(-value)}`;
  if (value >= 10_000) return value.toLocaleString('en');
  const isEndless = String(value).length > 10 && Number.isInteger(1 / value);
  return isEndless ? `1/${1 / value}` : value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 12 });
}
