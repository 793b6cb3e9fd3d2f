import { buildOf, dataWithBuildId } from '../../src/offline';

const OLD = 'a'.repeat(20);
const NEW = 'b'.repeat(20);

test('a page has its build id in an attribute', () => {
  const page = `<script data-page-path='/' data-compilation='${OLD}'>read()</script>`;
  expect(buildOf(page)).toBe(OLD);
});

test("Gatsby's own file says it in its own field", () => {
  const data = `{"webpackCompilationHash":"${OLD}"}\n`;
  expect(buildOf(data)).toBe(OLD);
  expect(dataWithBuildId(data, NEW)).toBe(data.replace(OLD, NEW));
});

test('other data say it in their first field, and keep the rest', () => {
  const marked = dataWithBuildId('{"data":{"a":"{"}}', OLD);
  expect(buildOf(marked)).toBe(OLD);
  expect(JSON.parse(marked)).toEqual({ build: OLD, data: { a: '{' } });
  expect(JSON.parse(dataWithBuildId(marked, NEW))).toEqual({ build: NEW, data: { a: '{' } });
});

test.each(['', '<p>Text</p>', '{"data":{}}', `{"data":{"build":"${OLD}"}}`])('%j has no build id', (text) => {
  expect(buildOf(text)).toBeUndefined();
});
