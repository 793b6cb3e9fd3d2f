import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemberGroups, memberHeadings } from '../../src/components/api/members/member-groups';

type Member = Queries.ApiMemberCardFragment;

const member = (name: string, changes: Partial<Member> = {}): Member => ({
  name,
  anchor: name,
  kind: 'PROPERTY',
  signature: [{ text: `${name}: number`, path: null }],
  parameters: [],
  returns: null,
  throws: [],
  default: null,
  unit: null,
  range: null,
  description: `<p>About ${name}.</p>`,
  isReadonly: false,
  isStatic: false,
  isOptional: false,
  isAbstract: false,
  deprecated: null,
  inheritedFrom: null,
  overrides: null,
  source: { file: 'packages/runtime/src/circle-node.ts', line: 12, url: 'https://code.example/circle-node.ts#L12' },
  ...changes,
});

const from = (name: string) => ({ inheritedFrom: { name, path: `/docs/api/classes/${name}` } });
const radius = member('radius', { default: '0.5', unit: 'm', range: '> 0' });
const density = member('density', from('BodyNode'));
const applyForce = member('applyForce', {
  kind: 'METHOD',
  signature: [
    { text: 'applyForce(force: ', path: null },
    { text: 'Point', path: '/docs/api#Point' },
    { text: '): void', path: null },
  ],
  parameters: [{ name: 'force', description: 'in <em>newtons</em>', default: null }],
  throws: ['<code>SceneError</code> if it is not finite'],
  ...from('BodyNode'),
});
const construction = member('constructor', { kind: 'CONSTRUCTOR' });

const symbol: Queries.ApiScenesFragment = {
  name: 'CircleNode',
  examples: [{ member: 'radius', html: '<p>It breathes.</p>' }],
  usedIn: [
    {
      member: 'radius',
      total: 9,
      scenes: [
        { title: 'Marble race', path: '/showcase#scene-marbles' },
        { title: 'Steel, wood, rubber: which bounces?', path: '/showcase#scene-bounce' },
        { title: 'One blow in, one blow out.', path: '/showcase#scene-cradle' },
        { title: 'Draft', path: null },
      ],
    },
    { member: 'density', total: 1, scenes: [{ title: 'Dam', path: '/showcase#scene-dam' }] },
  ],
};

const card = (name: string) => screen.getByRole('region', { name });

const show = (...members: Member[]) => render(<MemberGroups symbol={symbol} members={members} />);

test('shows the default, unit, range and source of a property, without labels', () => {
  const { container } = show(radius);
  expect(within(card('radius')).getByRole('heading', { level: 3 })).toHaveAttribute('id', 'radius');
  expect(card('radius')).toHaveTextContent(/radius: number.*About radius\..*Default0\.5.*Unitm.*Range> 0/);
  expect(screen.getByRole('link', { name: 'Direct link to radius' })).toHaveAttribute('href', '#radius');
  expect(screen.getByRole('link', { name: 'circle-node.ts:12' })).toHaveAttribute('href', radius.source.url);
  expect(container.querySelectorAll('.badge')).toHaveLength(0);
});

test('shows parameters, return values and errors, and links every type in a signature', () => {
  show({ ...applyForce, returns: { description: 'whether it helped' } });
  expect(card('applyForce()')).toHaveTextContent('forcein newtons');
  expect(card('applyForce()')).toHaveTextContent('Returnswhether it helped');
  expect(card('applyForce()')).toHaveTextContent('ThrowsSceneError if it is not finite');
  expect(screen.getByRole('link', { name: 'Point' })).toHaveAttribute('href', '/docs/api#Point');
});

test('labels static, read-only, abstract, optional and deprecated members', () => {
  const flags = { isStatic: true, isReadonly: true, isAbstract: true, isOptional: true };
  show(member('old', { ...flags, deprecated: 'Use <b>x</b>.' }));
  for (const mark of ['static', 'read-only', 'abstract', 'optional', 'deprecated']) {
    expect(within(card('old')).getByText(mark)).toBeInTheDocument();
  }
  expect(card('old')).toHaveTextContent('Deprecated. Use x.');
});

test('an inherited member names the class that declares it', () => {
  show(radius, density);
  const declarer = within(card('density')).getByRole('link', { name: 'BodyNode' });
  expect(declarer).toHaveAttribute('href', '/docs/api/classes/BodyNode');
  expect(card('density')).toHaveTextContent('from BodyNode');
});

test('a switch with their number shows inherited members, is initially off, and as it was left on the next page', async () => {
  const { unmount } = show(construction, radius, density, applyForce);
  const button = screen.getByRole('switch', { name: 'Show inherited members 2' });
  // HTML allows it on fields for text alone.
  expect(button).not.toHaveAttribute('autocomplete');
  expect(button).not.toBeChecked();
  await userEvent.click(button);
  expect(button).toBeChecked();
  unmount();
  show(construction, radius, density, applyForce);
  expect(screen.getByRole('switch')).toBeChecked();
  await userEvent.click(screen.getByRole('switch'));
  expect(sessionStorage).toHaveLength(0);
});

test('the switch is on if a class has no members of its own, and absent if it inherits none', () => {
  const { unmount } = show(construction, density);
  expect(screen.getByRole('switch')).toBeChecked();
  unmount();
  show(radius);
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});

test('members are grouped by kind, the constructor without a heading of its own', () => {
  show(construction, radius, applyForce);
  const ids = screen.getAllByRole('heading', { level: 2 }).map(({ id }) => id);
  expect(ids).toEqual(['the-constructor', 'the-properties', 'the-methods']);
  expect(within(card('constructor')).queryByRole('heading')).not.toBeInTheDocument();
});

test('contents only list own members, since others may be hidden', () => {
  expect(memberHeadings([construction, radius, density, applyForce])).toEqual([
    { id: 'the-constructor', text: 'Constructor', level: 2 },
    { id: 'the-properties', text: 'Properties', level: 2 },
    { id: 'radius', text: 'radius', level: 3 },
  ]);
});

test('a member shows its example and the scenes that use it; an inherited one does not', () => {
  show(radius, density);
  expect(card('radius')).toHaveTextContent('It breathes.');
  expect(card('radius')).toHaveTextContent(
    'Used in: Marble race · Steel, wood, rubber: which bounces? · One blow in, one blow out and 5 more',
  );
  // What a property is comes before what is made with it.
  const text = card('radius').textContent ?? '';
  expect(text.indexOf('Default')).toBeLessThan(text.indexOf('It breathes.'));
  const links = within(card('radius')).getAllByRole('link', { name: /race|more/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/showcase#scene-marbles', '?q=radius']);
  expect(card('density')).not.toHaveTextContent('Used in');
});

test('of many members, those whose names contain what is typed are listed, inherited ones, too', async () => {
  const many = Array.from({ length: 15 }, (_, index) => member(`value${index}`));
  show(construction, ...many, density, applyForce);
  const finder = screen.getByRole('search');
  expect(within(finder).queryByRole('link')).not.toBeInTheDocument();
  const field = within(finder).getByRole('searchbox', { name: 'Find a member' });
  await userEvent.type(field, ' FORCE(');
  const links = within(finder).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['applyForce()', '#applyForce']]);
  expect(within(finder).getByRole('status')).toHaveTextContent('1 of 17');
  await userEvent.clear(field);
  await userEvent.type(field, 'nothing');
  expect(within(finder).getByRole('status')).toHaveTextContent('0 of 17');
});

test('few members need no field', () => {
  show(radius, density);
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
});
