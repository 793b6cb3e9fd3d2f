import type { Fault } from '../checks/fault';

interface Positioned {
  position?: { start: { line: number; column?: number } } | undefined;
}

/** Collects what the steps find in one file. */
export interface Report {
  /** Something that stops the build. */
  fault: (node: Positioned | undefined, message: string, hint: string) => void;
  /** A warning: the text is built all the same. */
  warn: (node: Positioned | undefined, message: string, hint: string) => void;
}

/** A report into `faults` and `warnings`, with `file` and the node's place. */
export function createReport(file: string, faults: Fault[], warnings: Fault[]): Report {
  const into = (list: Fault[]) => (node: Positioned | undefined, message: string, hint: string) => {
    const { line = 1, column } = node?.position?.start ?? {};
    list.push({ file, line, column, message, hint });
  };
  return { fault: into(faults), warn: into(warnings) };
}
