/** Makes a copy of the site in a temporary folder and returns that folder. */
export function copySite(): string;
/** Removes a copy. */
export function removeSite(folder: string): void;
