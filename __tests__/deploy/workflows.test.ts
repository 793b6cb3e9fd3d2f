import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { NoOperationTraceWriter, convertWorkflowTemplate, parseWorkflow } from '@actions/workflow-parser';
import { parse } from 'yaml';
import { z } from 'zod';

const FOLDER = '.github/workflows';
const names = readdirSync(FOLDER);

const manifest = z
  .object({ scripts: z.record(z.string(), z.string()), engines: z.object({ node: z.string() }) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

const step = z.looseObject({
  uses: z.string().optional(),
  run: z.string().optional(),
  env: z.unknown().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
const job = z.looseObject({
  needs: z.union([z.string().transform((name) => [name]), z.array(z.string())]).default([]),
  permissions: z.record(z.string(), z.string()).optional(),
  uses: z.string().optional(),
  strategy: z.object({ matrix: z.object({ node: z.array(z.number()) }) }).optional(),
  steps: z.array(step).default([]),
});
const workflow = z.looseObject({
  permissions: z.record(z.string(), z.string()),
  on: z.record(z.string(), z.unknown()),
  jobs: z.record(z.string(), job),
});

const workflowOf = (text: string) => workflow.parse(parse(text));
const read = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');
const jobsOf = (name: string) => workflowOf(read(name)).jobs;
const stepsOf = (name: string) => Object.values(jobsOf(name)).flatMap(({ steps }) => steps);

/** What the parser of GitHub has to say of a workflow. */
async function faultsOf(name: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name, content: read(name) }, new NoOperationTraceWriter());
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}

describe.each(names)('%s', (name) => {
  test('is a valid workflow for GitHub', async () => {
    expect(await faultsOf(name)).toEqual([]);
  });

  test('pins every action to a commit', () => {
    const actions = stepsOf(name).flatMap(({ uses }) => uses ?? []);
    expect(actions).not.toEqual([]);
    expect(actions.filter((uses) => !/^actions\/[\w-]+@[0-9a-f]{40}$/.test(uses))).toEqual([]);
  });

  test('runs commands that exist', () => {
    const scripts = stepsOf(name).flatMap(({ run }) => /npm run (\S+)/.exec(run ?? '')?.[1] ?? []);
    expect(scripts).not.toEqual([]);
    expect(Object.keys(manifest.scripts)).toEqual(expect.arrayContaining(scripts));
  });

  test('has no write permissions, except for a deployment', () => {
    const { permissions, jobs } = workflowOf(read(name));
    const rights = Object.entries(jobs)
      .filter(([id]) => id !== 'deploy')
      .flatMap(([, { permissions: own = permissions }]) => Object.values(own));
    expect(rights.filter((right) => right !== 'read')).toEqual([]);
  });
});

const [, first = 0, end = 0] = /^>=(\d+)\.\d+ <(\d+)$/.exec(manifest.engines.node)?.map(Number) ?? [];
/** Up to 26, releases with an even number have long-term support. */
const supported = Array.from({ length: end - first }, (_, at) => first + at).filter((release) => release % 2 === 0);

test.each(['pages.yml', 'nightly.yml'])('%s uses a supported release of Node, and not the oldest', (name) => {
  const releases = stepsOf(name).flatMap(({ with: inputs }) => inputs?.['node-version'] ?? []);
  expect(releases).toHaveLength(1);
  expect(supported.slice(1)).toContain(releases[0]);
});

describe('tests', () => {
  const jobs = Object.values(jobsOf('test.yml'));

  test('run on each pull request, each push, and before each deployment', () => {
    const { on } = workflowOf(read('test.yml'));
    expect(Object.keys(on).sort()).toEqual(['pull_request', 'push', 'workflow_call']);
    // Pushes to main are for the other, which runs the same first.
    expect(on['push']).toEqual({ 'branches-ignore': ['main'] });
    expect(workflowOf(read('pages.yml')).on['push']).toEqual({ branches: ['main'] });
    const { deploy, ...others } = jobsOf('pages.yml');
    expect(others['tests']?.uses).toBe('./.github/workflows/test.yml');
    expect(deploy?.needs.toSorted()).toEqual(Object.keys(others).sort());
  });

  test('run on every release of Node with long-term support that package.json allows', () => {
    for (const { strategy } of jobs) expect(strategy?.matrix.node).toEqual(supported);
  });

  test('include everything that npm test does', () => {
    const steps = jobs.flatMap(({ steps }) => steps.map(({ run = '' }) => run));
    const asked = [...(manifest.scripts['test'] ?? '').matchAll(/npm run \S+/g)].map(([command]) => command);
    expect(asked.length).toBeGreaterThan(2);
    expect(asked.filter((command) => !steps.some((run) => `${run} `.startsWith(`${command} `)))).toEqual([]);
  });
});

test('the deployed site is built for the folder of the project', () => {
  const steps = stepsOf('pages.yml');
  const build = steps.find(({ run }) => run === 'npm run build');
  expect(build?.env).toEqual({ PATH_PREFIX: '${{ steps.pages.outputs.base_path }}' });
  expect(steps.find(({ uses }) => uses?.includes('upload-pages-artifact'))).toMatchObject({ with: { path: 'dist' } });
});
