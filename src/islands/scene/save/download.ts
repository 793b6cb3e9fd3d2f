import { element } from '@physics-editor/lib/element';

/** Time for the browser to start reading a file, in ms. */
const READ_WITHIN = 60_000;

/** Has the browser save a file under a name. */
export function download(file: Blob, name: string): void {
  const link = element('a', { href: URL.createObjectURL(file), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READ_WITHIN);
}
