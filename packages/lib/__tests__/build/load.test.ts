import { load } from '@physics-editor/lib/build/load.cjs';
import { temporaryFolder } from '@physics-editor/lib/testing/temporary-folder';

test('code that is loaded may import an ES module when it needs it', async () => {
  const root = temporaryFolder({ 'code.ts': "export const read = async () => (await import('node:path')).posix.sep;" });
  const code: { read: () => Promise<string> } = load(root, 'code.ts');
  await expect(code.read()).resolves.toBe('/');
});
