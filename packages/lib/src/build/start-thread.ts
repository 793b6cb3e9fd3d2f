import { Worker } from 'node:worker_threads';
import { bundleCode } from './bundle-code.cjs';

/** The code of threads, by file: bundled once in a process. */
const bundled = new Map<string, Promise<string>>();

/** Starts a thread that runs a file of ours with `workerData`; the file is named below the project's root. Throws if its code does not compile. */
export async function startThread(file: string, workerData: unknown): Promise<Worker> {
  const code =
    bundled.get(file) ?? bundleCode(process.cwd(), [file], 'cjs').then(({ outputFiles: [own] }) => own?.text ?? '');
  bundled.set(file, code);
  return new Worker(await code, { eval: true, workerData });
}
