import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { filesBelow } from '@physics-editor/lib/build/files-below.cjs';
import { temporaryFolder, writeFiles } from '@physics-editor/lib/testing/temporary-folder';

// Each step is a process of its own.
jest.setTimeout(60_000);

const FILES = {
  'package-lock.json': '{}',
  'gatsby-config.ts': '',
  'gatsby-node.ts': '',
  'gatsby/config.ts': '',
  'gatsby/hooks.ts': "import './a';",
  'gatsby/a.ts': "import '../src/lib';",
  'src/lib.ts': 'one()',
  'src/a.css': 'a{}',
  'src/a.woff2': 'a',
  'src/a.ts': 'a()',
  'packages/player/src/headless/headless.ts': "import '../stage';",
  'packages/publish/src/hosting/compress-files.ts': 'compress()',
  'packages/player/src/stage.ts': '',
  'packages/markdown/src/source/parse-texts.ts': '',
};

const project = (): string => temporaryFolder(FILES);

function outcomeOf(root: string, script: string, env: Record<string, string> = {}, ...args: string[]) {
  const options = { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } } as const;
  const { status, stdout, stderr } = spawnSync('node', [resolve('scripts', script), ...args], options);
  return { status, stdout, stderr };
}

function run(...parameters: Parameters<typeof outcomeOf>): string {
  const { stdout, ...outcome } = outcomeOf(...parameters);
  expect(outcome).toEqual({ status: 0, stderr: '' });
  return stdout;
}

const begin = (root: string, env?: Record<string, string>): string => run(root, 'cache/begin.mjs', env);
const end = (root: string): string => run(root, 'cache/end.mjs');

/** What Gatsby leaves behind. */
const leave = (root: string, text: string, more: Record<string, string> = {}): void =>
  writeFiles(root, {
    '.cache/redux/state': text,
    'public/static/a.png': text,
    ...more,
  });

/** The cached files that the next build finds, without the copy of the last build, the markers, and the code. */
function found(root: string): Record<string, string> {
  const files = filesBelow(root).filter((path) => /^(?:\.cache|public)\//.test(path));
  const own = files.filter(
    (path) => !/^\.cache\/(?:last-build|build-ended|published|webpack\/begun|compiled)/.test(path),
  );
  return Object.fromEntries(own.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

/** Makes a project once, and then restores it for each test, in the same folder, which its caches name. */
function madeOnce(make: () => string): () => string {
  let made: { root: string; copy: string } | undefined;
  return () => {
    if (made) {
      rmSync(made.root, { recursive: true, force: true });
      spawnSync('cp', ['-a', made.copy, made.root]);
    } else {
      made = { root: make(), copy: join(temporaryFolder(), 'copy') };
      spawnSync('cp', ['-a', made.root, made.copy]);
    }
    return made.root;
  };
}

const builtProject = madeOnce(() => {
  const root = project();
  expect(begin(root)).toBe('');
  leave(root, 'good');
  end(root);
  // The next one has copied the caches.
  begin(root);
  end(root);
  return root;
});

test('a build continues from the caches of the last one', () => {
  const root = builtProject();
  const before = found(root);
  expect(begin(root)).toBe('');
  expect(found(root)).toEqual(before);
});

test('a build after incomplete ones continues from the last complete one', () => {
  const root = builtProject();
  const before = found(root);
  for (const text of ['', 'half']) {
    begin(root);
    leave(root, text, { 'public/docs/new/index.html': 'new', '.cache/data/nodes': text });
    rmSync(join(root, '.cache/redux'), { recursive: true });
    expect(begin(root)).toContain('the cache of the last completed build is restored');
    expect(found(root)).toEqual(before);
  }
});

test('of an incomplete first build or of develop, nothing is used', () => {
  const root = project();
  begin(root);
  leave(root, 'half');
  expect(begin(root)).toContain('everything is rebuilt');
  expect(found(root)).toEqual({});
});

test('Gatsby loads the code as it is when a build begins', () => {
  const root = builtProject();
  const code = () => readFileSync(join(root, '.cache/compiled/gatsby-node.js'), 'utf8');
  expect(code()).toContain('one()');
  writeFiles(root, { 'src/lib.ts': 'two()' });
  begin(root);
  expect(code()).toContain('two()');
});

test.each<[string, Record<string, string>, boolean, Record<string, string>?]>([
  ['code of the build', { 'gatsby/a.ts': 'two()' }, true],
  ['code that this imports', { 'src/lib.ts': 'two()' }, true],
  ['code that runs scenes', { 'packages/player/src/stage.ts': 'two()' }, true],
  ['a package', { 'package-lock.json': '{ }' }, true],
  ['a style sheet', { 'src/a.css': 'b{}' }, true],
  ['a font', { 'src/a.woff2': 'b' }, true],
  ['other code', { 'src/a.ts': 'b()' }, false],
  ['the path prefix', {}, true, { PATH_PREFIX: '/site' }],
])('when %s has changed, the cache is deleted or not', (_, files, isDropped, env = {}) => {
  const root = builtProject();
  writeFiles(root, files);
  expect(begin(root, env)).toContain(isDropped ? 'everything is rebuilt' : '');
  expect(Object.keys(found(root)).length > 0).toBe(!isDropped);
});

test('a project that was copied or renamed with its caches does not use them', () => {
  const root = builtProject();
  const copy = join(temporaryFolder({}), 'copy');
  cpSync(root, copy, { recursive: true });
  expect(begin(copy)).toContain('everything is rebuilt');
  expect(found(copy)).toEqual({});
  const renamed = join(temporaryFolder({}), 'renamed');
  renameSync(root, renamed);
  expect(begin(renamed)).toContain('everything is rebuilt');
});

test.each(['public', '.cache/last-build/public/static/a.png'])('%s may have been deleted', (path) => {
  const root = builtProject();
  const before = found(root);
  rmSync(join(root, path), { recursive: true });
  begin(root);
  expect(found(root)).toEqual(before);
});

test.each([
  ['cut off', (file: string) => writeFileSync(file, '')],
  ['deleted', (file: string) => rmSync(file)],
])('a file of a complete cache that was %s, as by a full disk, is restored', (_, damage) => {
  for (const path of ['.cache/redux/state', 'public/static/a.png']) {
    const root = builtProject();
    const before = found(root);
    damage(join(root, path));
    expect(begin(root)).toContain('the cache of the last completed build is restored');
    expect(found(root)).toEqual(before);
  }
});

test('a copy that lacks a file is not used', () => {
  const root = builtProject();
  begin(root);
  rmSync(join(root, '.cache/last-build/public/static/a.png'));
  expect(begin(root)).toContain('everything is rebuilt');
  expect(found(root)).toEqual({});
});

test('caches that are incomplete or cannot be copied do not fail the build, and are not used', () => {
  const root = builtProject();
  begin(root);
  rmSync(join(root, 'public'), { recursive: true });
  const warning = (text: string) => ({ status: 0, stderr: expect.stringContaining(text) });
  expect(outcomeOf(root, 'cache/end.mjs')).toMatchObject(warning('the cache is incomplete'));
  leave(root, 'half');
  begin(root);
  expect(found(root)['public/static/a.png']).toBe('good');
  end(root);
  rmSync(join(root, '.cache/last-build/public/static/a.png'));
  writeFiles(root, { '.cache/last-build/public/static/a.png/in-the-way': '' });
  expect(outcomeOf(root, 'cache/begin.mjs')).toMatchObject(warning('the cache cannot be saved'));
  expect(begin(root)).toContain('everything is rebuilt');
});

describe('a build of what dist/ was made from', () => {
  const UP_TO_DATE = 'Nothing has changed since the last build: dist/ is up to date.\n';

  const publishedProject = madeOnce(() => {
    const root = temporaryFolder({ ...FILES, 'content/a.mdx': 'Text', 'packages/a/__tests__/a.ts': 'test()' });
    expect(beginBuild(root)).toBe('');
    leave(root, 'good', { 'dist/index.html': 'Text' });
    end(root);
    return root;
  });
  /** Begins a build of a project that was built. */
  function beginAfter(change: (root: string) => void, env?: Record<string, string>): string {
    const root = publishedProject();
    change(root);
    return beginBuild(root, env);
  }
  const beginBuild = (root: string, env?: Record<string, string>) => run(root, 'cache/begin.mjs', env, 'build');

  test('ends at once and leaves everything for the next one', () => {
    const after = beginAfter((root) => {
      expect(beginBuild(root)).toBe(UP_TO_DATE);
      end(root);
    });
    expect(after).toBe(UP_TO_DATE);
  });

  const written = (files: Record<string, string>) => (root: string) => writeFiles(root, files);
  const removed = (path: string) => (root: string) => rmSync(join(root, path), { recursive: true });
  const failed = (root: string) => {
    writeFiles(root, { 'content/a.mdx': 'Fault' });
    beginBuild(root);
  };

  test.each<[string, (root: string) => void, Record<string, string>?]>([
    ['a change of a text', written({ 'content/a.mdx': 'Another' })],
    ['a new file', written({ 'content/b.png': '' })],
    ['a new licence', written({ LICENSE: 'MIT' })],
    ['a change of a package', written({ 'package-lock.json': '{ }' })],
    ['a change of a finished page', written({ 'dist/index.html': 'By hand' })],
    ['a change of the finished site', written({ 'dist/more.html': '' })],
    ['the loss of the content', removed('content')],
    ['the loss of the site', removed('dist')],
    ['a change of the environment', () => undefined, { GTAG_ID: 'G-AB12CD34EF' }],
    [
      'a commit of content, whose time pages show',
      (root) => {
        const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
        for (const args of [['init'], ['add', 'content'], [...who, 'commit', '-m', 'Text']])
          spawnSync('git', args, { cwd: root });
      },
    ],
    ['one that failed', failed],
  ])('works after %s', (_, change, env = {}) => {
    expect(beginAfter(change, env)).not.toBe(UP_TO_DATE);
  });

  test('ends after a change of tests', () => {
    expect(beginAfter(written({ 'packages/a/__tests__/a.ts': 'other()' }))).toBe(UP_TO_DATE);
  });

  test.each([
    ['', () => undefined],
    [
      ', also after another one that failed',
      (root: string) => {
        failed(root);
        writeFiles(root, { '.cache/warnings': 'warn Of the fault.\n', 'content/a.mdx': 'Text' });
      },
    ],
  ])('repeats its warnings%s', (_, change) => {
    const root = temporaryFolder({ ...FILES, 'content/a.mdx': 'Text' });
    beginBuild(root);
    leave(root, 'good', { '.cache/warnings': 'warn The post has no picture.\n' });
    end(root);
    change(root);
    expect(outcomeOf(root, 'cache/begin.mjs', {}, 'build').stderr).toBe('warn The post has no picture.\n');
  });
});

describe('beside a running command', () => {
  let holder: ChildProcess | undefined;
  afterEach(() => holder?.kill('SIGKILL'));

  /** Starts a process that runs `begin.mjs` as the script `name` of npm, and lives on. */
  async function hold(root: string, name: string): Promise<ChildProcess> {
    const code = `
      const { spawnSync } = require('node:child_process');
      spawnSync('node', [process.argv[1]]);
      console.log('begun');
      setInterval(() => {}, 1000);`;
    const started = spawn('node', ['-e', code, resolve('scripts/cache/begin.mjs')], {
      cwd: root,
      env: { ...process.env, npm_lifecycle_event: name },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    holder = started;
    await once(started.stdout, 'data');
    return started;
  }

  test.each(['build', 'develop'])('of "npm run %s", nothing is touched until its end, even if killed', async (name) => {
    const root = builtProject();
    writeFiles(root, { 'dist.old/index.html': 'old', 'gatsby/a.ts': 'two()' });
    const running = await hold(root, name);
    leave(root, 'half');
    rmSync(join(root, 'dist'), { recursive: true });
    writeFiles(root, { 'dist.old/index.html': 'old' });
    const before = found(root);
    const { status, stdout, stderr } = outcomeOf(root, 'cache/begin.mjs');
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toBe(
      `"npm run ${name}" runs in this folder (process ${running.pid}): end it first, since both would use the same cache.\n`,
    );
    expect(found(root)).toEqual(before);
    expect(existsSync(join(root, 'dist'))).toBe(false);
    running.kill('SIGKILL');
    await once(running, 'exit');
    expect(begin(root)).toContain('everything is rebuilt');
  });

  test('a lock whose process has ended is not valid, even if another process has its id', () => {
    const root = builtProject();
    for (const lock of [`${process.pid} 1 build`, '4194305 - build', '']) {
      writeFiles(root, { '.cache.lock': lock });
      begin(root);
      end(root);
      expect(existsSync(join(root, '.cache.lock'))).toBe(false);
    }
  });

  // Where nobody asks for the exit code of an ended process, as in containers, Linux keeps its id.
  test('a lock of a zombie is not valid', async () => {
    const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'inherit'] });
    const pid = (await once(parent.stdout, 'data')).join('').trim();
    const stat = `/proc/${pid}/stat`;
    const fields = () => readFileSync(stat, 'utf8').split(' ');
    while (existsSync(stat) && fields()[2] !== 'Z') await setImmediate();
    const root = builtProject();
    writeFiles(root, { '.cache.lock': `${pid} ${existsSync(stat) ? fields()[21] : '-'} build` });
    begin(root);
    parent.kill();
  });
});

describe('a site whose replacement was interrupted', () => {
  const old = () => ({ ...FILES, 'dist.old/index.html': 'old' });

  test.each(['cache/begin.mjs', 'restore-dist.mjs'])('is restored by scripts/%s', (script) => {
    const root = temporaryFolder(old());
    expect(run(root, script)).toContain('the previous site is restored');
    expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('old');
  });

  test('is not changed if there is a new one', () => {
    const root = temporaryFolder({ ...old(), 'dist/index.html': 'new' });
    expect(run(root, 'restore-dist.mjs')).toBe('');
    expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('new');
  });
});
