import type { Node, Point } from 'unist';
import type { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import type { Fault } from './fault';

/** Reports a warning, which does not stop the build. Without a place it is about the whole file. */
export const warn = (file: VFile, place: Node | Point | undefined, message: string, note: string): VFileMessage =>
  Object.assign(file.message(message, { place: place && 'line' in place ? place : place?.position }), { note });

/** Reports what stops the build. */
export const fault = (...report: Parameters<typeof warn>): VFileMessage =>
  Object.assign(warn(...report), { fatal: true });

/** A message as the build lists it. */
function toFault({ file = '', line = 1, column, reason, note = '' }: VFileMessage): Fault {
  return { file, line, column, message: reason, hint: note };
}

/** What the steps have reported: what stops the build, and what does not. */
export const reported = (messages: readonly VFileMessage[]): { faults: Fault[]; warnings: Fault[] } => ({
  faults: messages.filter(({ fatal }) => fatal).map(toFault),
  warnings: messages.filter(({ fatal }) => !fatal).map(toFault),
});
