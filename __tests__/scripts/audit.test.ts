import { acceptedIn, advisoriesOf, compare, shippedIn } from '../../scripts/audit/compare.cjs';

/** A report in the form of `npm audit --json`: what is faulty itself names advisories, what uses it names packages. */
const report = {
  vulnerabilities: {
    lodash: {
      via: [
        {
          url: 'https://github.com/advisories/GHSA-aaaa-1111-bbbb',
          name: 'lodash',
          title: 'Pollution',
          severity: 'high',
        },
        { url: 'https://github.com/advisories/GHSA-cccc-2222-dddd', name: 'lodash', title: 'Slow', severity: 'low' },
      ],
    },
    webpack: { via: ['lodash'] },
  },
};
const accept = (...ids: string[]) =>
  ids.map((id) => ({ id, package: 'lodash', reason: 'It runs in the build alone.' }));

test('an advisory counts once, however many packages it reaches', () => {
  expect(advisoriesOf(report).map(({ id }) => id)).toEqual(['GHSA-aaaa-1111-bbbb', 'GHSA-cccc-2222-dddd']);
});

test('an advisory that is not accepted is unexpected', () => {
  const { unexpected, obsolete } = compare(report, accept('GHSA-cccc-2222-dddd'), []);
  expect(unexpected).toEqual([{ id: 'GHSA-aaaa-1111-bbbb', package: 'lodash', title: 'Pollution', severity: 'high' }]);
  expect(obsolete).toEqual([]);
});

test('an accepted advisory that is no longer reported is obsolete', () => {
  const { obsolete } = compare({ vulnerabilities: {} }, accept('GHSA-aaaa-1111-bbbb'), []);
  expect(obsolete.map(({ id }) => id)).toEqual(['GHSA-aaaa-1111-bbbb']);
});

test('nothing is accepted in a package that reaches readers', () => {
  const accepted = accept('GHSA-aaaa-1111-bbbb', 'GHSA-cccc-2222-dddd');
  expect(compare(report, accepted, []).unexpected).toEqual([]);
  expect(compare(report, accepted, ['lodash']).unexpected).toHaveLength(2);
});

test('the table of accepted advisories and the list of licences are read as they are written', () => {
  const table = `| Advisory | Package | Why |
| --- | --- | --- |
| [GHSA-aaaa-1111-bbbb](https://github.com/advisories/GHSA-aaaa-1111-bbbb) | \`lodash\` | It runs in the build alone. |
`;
  expect(acceptedIn(table)).toEqual(accept('GHSA-aaaa-1111-bbbb'));
  expect(shippedIn('Intro\n\n@lezer/common 1.2.3 (MIT)\n\nMIT 2.0 text (c) 2020\n\nreact 18.3.1 (MIT)\n')).toEqual([
    '@lezer/common',
    'react',
  ]);
});
