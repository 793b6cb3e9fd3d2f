import { bundle } from '@physics-editor/lib/build/bundle';
import { lateStartCode } from '@physics-editor/publish/pages/late-start';

test('the code that starts scripts late is small enough for every page, and cannot end its element', async () => {
  const code = await lateStartCode(process.cwd(), 'src/shell/start/late-start.ts');
  expect(code.length).toBeLessThan(2600);
  expect(code).not.toMatch(/<\/script|<!--/i);
});

test('the service worker is small', async () => {
  const worker = await bundle('src/worker/index.ts', { values: { 'process.env.NODE_ENV': 'production' } });
  expect(Buffer.byteLength(worker)).toBeLessThan(40_000);
});
