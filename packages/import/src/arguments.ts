import { parseArgs } from 'node:util';
import { messageOf } from '@physics-editor/lib/text/message-of';

const USAGE = 'npm run import -- <folder> --to docs/<section> [--force]';

/** Prevents an import from starting, with a message that explains how to correct it. */
export class ImportError extends Error {}

/** The parameters of an import. */
export interface ImportOptions {
  /** Folder or repository checkout with the foreign files. */
  readonly from: string;
  /** Folder below `content/`: `docs/guides`. */
  readonly to: string;
  /** Whether existing files may be replaced. */
  readonly force: boolean;
}

/** Parses the command line. */
export function readArguments(args: readonly string[]): ImportOptions {
  const { values, positionals } = parsed(args);
  const [from, ...more] = positionals;
  if (from === undefined) throw new ImportError(`The folder to import is missing: ${USAGE}`);
  if (more.length > 0)
    throw new ImportError(`Only one folder can be imported at a time, not also ${more.join(', ')}: ${USAGE}`);
  if (values.to === undefined) throw new ImportError(`The destination (--to) is missing: ${USAGE}`);
  const to = values.to.replace(/^(\.\/)?(content\/)?/, '').replace(/\/+$/, '');
  if (!/^docs(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(to)) {
    throw new ImportError(
      `--to ${values.to} cannot be used. Write --to docs/<section>, with lower-case letters, digits and single hyphens.`,
    );
  }
  return { from, to, force: values.force };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { to: { type: 'string' }, force: { type: 'boolean', default: false } },
    });
  } catch (error) {
    throw new ImportError(`${messageOf(error)}\n${USAGE}`);
  }
}
