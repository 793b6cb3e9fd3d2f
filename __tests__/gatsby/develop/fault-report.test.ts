import type { Fault } from '@physics-editor/lib/content/fault';
import type * as FaultReport from '../../../gatsby/develop/fault-report';
import { writeFiles } from '@physics-editor/lib/testing/temporary-folder';
import { projectWith } from '../../support/content';

const fault = (file: string): Fault => ({ file, line: 3, column: 2, message: 'Wrong.', hint: 'right it' });

/** A `develop` of its own, with the texts `nodes`. */
function develop(nodes: readonly object[] = []) {
  const report: typeof FaultReport = jest.requireActual('../../../gatsby/develop/fault-report');
  const asked: string[] = [];
  const actions = { createNode: jest.fn() };
  const reporter = { error: jest.fn(), success: jest.fn(), panicOnBuild: jest.fn() };
  const graphql = async (text: string) => {
    asked.push(text);
    return JSON.parse(JSON.stringify({ data: { allContent: { nodes } } }));
  };
  const createContentDigest = (value: unknown) => JSON.stringify(value);
  const args = { actions, reporter, graphql, createContentDigest, pathPrefix: '' };
  const reported = (): unknown => actions.createNode.mock.lastCall?.[0].faults;
  return { ...report, args, asked, actions, reporter, reported };
}

beforeEach(() => jest.resetModules());

// Outside a terminal, the list is written as it is.
let write: jest.SpyInstance;
beforeEach(() => {
  process.stderr.isTTY = false;
  write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});

test('a fault in front matter is shown on its page, one in a data file on all pages', async () => {
  const root = projectWith({
    'docs/index.mdx': ['title: Introduction', 'titel: Introduction'],
    'docs/sidebars.yml': ['doc: index', 'doc: indx'],
    'docs/new.mdx': '---\ntitel: New\n---\n',
  });
  const { reportFaults, args, reported } = develop([{ id: 'index', file: 'docs/index.mdx', path: '/docs' }]);
  await reportFaults(args, [], root);
  const list = reported();
  expect(list).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ file: 'content/docs/index.mdx', line: 2, page: '/docs' }),
      expect.objectContaining({ file: 'content/docs/sidebars.yml', line: 2, page: null }),
      // It has never been a page: it would have this address.
      expect.objectContaining({ file: 'content/docs/new.mdx', page: '/docs/new' }),
    ]),
  );
});

test('a list of faults is reported once, and again when it changes or becomes empty', async () => {
  const root = projectWith({ 'docs/sidebars.yml': ['doc: index', 'doc: indx'] });
  const { reportFaults, args, reporter, actions } = develop();
  await reportFaults(args, [], root);
  await reportFaults(args, [], root);
  expect(reporter.error.mock.calls).toEqual([['The content has 1 fault, listed above.']]);
  expect(write.mock.calls).toEqual([[expect.stringContaining('content/docs/sidebars.yml:2:')]]);
  expect(actions.createNode).toHaveBeenCalledTimes(1);
  writeFiles(root, { 'content/docs/sidebars.yml': 'tutorialSidebar:\n  - doc: index\n' });
  await reportFaults(args, [], root);
  expect(reporter.success).toHaveBeenCalledTimes(1);
  expect(actions.createNode).toHaveBeenCalledTimes(2);
});

test('faults are reported with each change once every text has been rendered for the first time', async () => {
  const faults = [fault('content/docs/ball.js')];
  const { reportFaults, readTexts, args, asked, actions, reporter, reported } = develop([
    { id: 'one', file: 'docs/one.mdx', path: '/docs/one', links: [], anchors: [], faults },
    { id: 'two', file: 'docs/two.mdx', path: '/docs/two', links: [], anchors: [], faults: [] },
  ]);
  const root = projectWith();
  await reportFaults(args, [], root);
  expect(asked.join()).not.toContain('faults');
  await readTexts(args);
  expect(asked.filter((text) => text.includes('html'))).toEqual([
    expect.stringContaining('"one"'),
    expect.stringContaining('"two"'),
  ]);
  // Gatsby makes pages again for a node that has changed, which asks for the faults.
  const [first, second] = actions.createNode.mock.calls.map(([node]) => node);
  expect(second).toEqual({ ...first, internal: { type: 'FaultReport', contentDigest: expect.anything() } });
  expect(second.internal.contentDigest).not.toBe(first.internal.contentDigest);
  expect(reporter.success).not.toHaveBeenCalled();
  await reportFaults(args, [], root);
  expect(reported()).toEqual([{ ...faults[0], page: '/docs/one' }]);
  await reportFaults(args, [], root);
  expect(reporter.success.mock.calls).toEqual([[expect.stringMatching(/^All texts are read/)]]);
});
