import { statSync } from 'node:fs';
import { join } from 'node:path';

test('the display face is at most 14 KiB', () => {
  const { size } = statSync(join(__dirname, '../../src/styles/display.woff2'));
  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThanOrEqual(14 * 1024);
});
