import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, dirname, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { needProgram } from '../../../scripts/support/programs.cjs';

/** The W3C's Nu HTML checker. It is not a dependency of the site, since without Java its install script downloads one. */
const CHECKER = 'vnu-jar@26.9.27';

const report = z.object({
  messages: z.array(
    z.object({
      type: z.enum(['error', 'info', 'non-document-error']),
      subType: z.string().optional(),
      url: z.string().optional(),
      message: z.string(),
      extract: z.string().optional(),
    }),
  ),
});

/** The checker's errors and warnings for the pages, styles and drawings of a folder, one line each. */
export async function checkHtml(folder: string): Promise<string[]> {
  const java = needProgram('java');
  const kinds = ['--skip-non-html', '--also-check-css', '--also-check-svg'];
  const checker = spawn(
    'npx',
    ['--yes', '--ignore-scripts', CHECKER, '--stdout', '--format', 'json', ...kinds, folder],
    {
      env: { ...process.env, PATH: [dirname(java), process.env['PATH']].join(delimiter) },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const [output, errors] = await Promise.all([text(checker.stdout), text(checker.stderr), once(checker, 'close')]);
  if (!output.startsWith('{')) throw new Error(`The HTML checker did not run:\n${errors}${output}`);
  return report
    .parse(JSON.parse(output))
    .messages.filter(({ type, subType }) => type !== 'info' || subType === 'warning')
    .map(({ url = '', message, extract = '' }) => `${url.split(`${resolve(folder)}/`).at(-1)}: ${message} ${extract}`);
}
