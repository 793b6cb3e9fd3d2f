import { typeDefs } from '../../../../gatsby/sections/api/types';

/** The lines of a type in SDL. */
const linesOf = (start: string): string[] => {
  const [, body = ''] = new RegExp(`\\n  ${start} \\{\\n([^]*?)\\n  \\}`).exec(typeDefs) ?? [];
  return body.split('\n').map((line) => line.trim());
};

test('types of the data layer follow the model, with links to nodes', () => {
  expect(linesOf('type ApiUse @dontInfer')).toEqual([
    ...['"The symbol that declares the member."', 'symbol: ApiSymbol! @link'],
    ...['"Name of the member."', 'member: String!', '"Address of the member."', 'path: String!'],
  ]);
  expect(linesOf('type ApiClass implements Node & ApiSymbol @dontInfer')).toEqual(
    expect.arrayContaining(['extends: ApiClass @link', 'mixins: [ApiClass!]! @link', 'isAbstract: Boolean!']),
  );
  expect(linesOf('type ApiMember @dontInfer')).toEqual(
    expect.arrayContaining([
      'kind: ApiMemberKind!',
      'returns: ApiReturns',
      '"The comment. As HTML."',
      'source: ApiSource!',
    ]),
  );
  expect(linesOf('enum ApiSymbolKind').slice(0, 2)).toEqual(['"Class."', 'CLASS']);
});

test('every type, field and value has a description', () => {
  const described = typeDefs
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, at, lines) => ({ line: line.trim(), above: lines[at - 1]?.trim() ?? '' }))
    .filter(({ line }) => /^(?:type |enum |interface |\w+: |[A-Z_]+$|members\()/.test(line) && line !== 'id: ID!');
  expect(described.length).toBeGreaterThan(100);
  expect(described.filter(({ above }) => !/^"[^"]+\."$/.test(above)).map(({ line }) => line)).toEqual([]);
});
