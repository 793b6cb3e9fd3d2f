import { commentResolvers } from '../../../../gatsby/sections/api/form-resolvers';

const warn = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
const { ApiMember } = commentResolvers({ pathPrefix: '/lab', reporter: JSON.parse('{}') });
const source = { file: 'packages/runtime/src/node.ts', line: 7 };
const resolve = (fieldName: keyof typeof ApiMember, value: unknown) =>
  ApiMember[fieldName].resolve({ source, [fieldName]: value }, {}, {}, { fieldName });

test.each([
  [
    'description',
    'A [`Node`](/docs/api/classes/Node).',
    '<p>A <a href="/lab/docs/api/classes/Node"><code>Node</code></a>.</p>',
  ],
  ['deprecated', 'Use *this*.', 'Use <em>this</em>.'],
  ['deprecated', null, undefined],
  ['throws', ['`RangeError` if `x` is 0', 'b'], ['<code>RangeError</code> if <code>x</code> is 0', 'b']],
] as const)('the comment in %s is HTML in the data layer', (field, value, html) => {
  expect(resolve(field, value)).toEqual(html);
  expect(warn).not.toHaveBeenCalled();
});

test('a text is rendered once, and warned of at the declaration', () => {
  for (let time = 0; time < 2; time++) resolve('description', '```yamll\n{}\n```');
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(
    expect.stringMatching(/packages\/runtime\/src\/node\.ts:7.* "yamll".*did you mean "yaml"/),
  );
});
