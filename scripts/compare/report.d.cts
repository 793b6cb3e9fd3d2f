/** What has come of comparing two pictures. */
export interface Result {
  name: string;
  /** Its file in each of the folders. */
  file: string;
  hasBefore: boolean;
  hasAfter: boolean;
  width: number;
  height: number;
  /** How many pixels differ. */
  pixels: number;
}

export function verdict(result: Result): string;
export function reportOf(results: readonly Result[], states: { before: string; after: string }): string;
