import { join } from 'node:path';
import { plant, type PlantedFault } from '../../../__tests__/support/planted-faults';
import { digests } from './digests';
import type { Built, SiteCopy } from '../hosts/site-copy';
import { expect } from '../test';

/** The entries of the list of faults in the output of a build: place, message and hint. */
function listOf({ stdout, stderr }: Built): { place: string; message: string; hint: string }[] {
  const found = (stdout + stderr).matchAll(/^ {2}(content\/\S+)\n {4}(.+)\n {4}→ (.+)$/gm);
  return [...found].map(([, place = '', message = '', hint = '']) => ({ place, message, hint }));
}

/** Builds a copy with these faults planted; expects each to be reported once and dist/ to stay unchanged. */
export async function expectAllReported(site: SiteCopy, faults: readonly PlantedFault[]): Promise<void> {
  const dist = () => digests(join(site.folder, 'dist'));
  const before = dist();
  expect(before.size).toBeGreaterThan(0);
  const expected = plant(site.folder, faults);

  const built = await site.build();

  expect(built.status).toBe(1);
  const reported = listOf(built);
  for (const { place, message } of expected) {
    const here = reported.filter((fault) => `${fault.place}:`.startsWith(`${place}:`) && message.test(fault.message));
    expect.soft(here, `${place} ${String(message)}`).toHaveLength(1);
  }
  expect(reported).toHaveLength(expected.length);
  expect(dist()).toEqual(before);
}
