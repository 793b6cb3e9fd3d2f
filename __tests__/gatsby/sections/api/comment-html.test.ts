import { commentResolvers } from '../../../../gatsby/sections/api/form-resolvers';

let warn: jest.SpyInstance;
beforeEach(() => void (warn = jest.spyOn(process.stderr, 'write').mockReturnValue(true)));
/** What is stored for the next build. */
const stored = new Map<string, unknown>();
const cache = {
  get: async (key: string) => stored.get(key),
  set: async (key: string, value: unknown) => stored.set(key, value),
};
jest.useFakeTimers();
const resolvers = () => commentResolvers({ cache, pathPrefix: '/lab', reporter: JSON.parse('{}') }).ApiMember;
const ApiMember = resolvers();
const source = { file: 'packages/runtime/src/node.ts', line: 7 };
const resolve = (fieldName: keyof typeof ApiMember, value: unknown, { [fieldName]: field } = ApiMember) =>
  field.resolve({ source, [fieldName]: value }, {}, {}, { fieldName });

test.each([
  [
    'description',
    'A [`Node`](/docs/api/classes/Node).',
    '<p>A <a href="/lab/docs/api/classes/Node"><code>Node</code></a>.</p>',
  ],
  ['deprecated', 'Use *this*.', 'Use <em>this</em>.'],
  ['deprecated', null, null],
  ['throws', ['`RangeError` if `x` is 0', 'b'], ['<code>RangeError</code> if <code>x</code> is 0', 'b']],
] as const)('the comment in %s is HTML in the data layer', async (field, value, html) => {
  expect(await resolve(field, value)).toEqual(html);
  expect(warn).not.toHaveBeenCalled();
});

test('a text is rendered once, and warned of at the declaration, and again in the next build, which does not render it', async () => {
  const text = '```yamll\n{}\n```';
  const html = await resolve('description', text);
  expect(await resolve('description', text)).toBe(html);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(
    expect.stringMatching(/packages\/runtime\/src\/node\.ts:7.* "yamll".*did you mean "yaml"/),
  );
  await jest.advanceTimersByTimeAsync(100);
  expect(stored.get('comments')).toContainEqual([text, { html, warnings: [expect.anything()] }]);
  stored.set('comments', JSON.parse(JSON.stringify(stored.get('comments')).replaceAll('</', ' as stored</')));
  expect(await resolve('description', text, resolvers())).toContain('as stored');
  expect(warn).toHaveBeenCalledTimes(2);
});
