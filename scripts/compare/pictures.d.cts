/** A picture, four bytes for each pixel. */
export interface Picture {
  data: Uint8Array;
  width: number;
  height: number;
}

export const MARK: readonly [number, number, number];
export function fileOf(name: string): string;
export function inOneSize(
  before: Picture | undefined,
  after: Picture | undefined,
): { width: number; height: number; before: Uint8Array; after: Uint8Array };
