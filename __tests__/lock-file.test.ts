import { readFileSync } from 'node:fs';

interface Locked {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const isLock = (value: unknown): value is { packages: Record<string, Locked> } =>
  typeof value === 'object' && value !== null && 'packages' in value;

/** Where Node looks for a package that another one asks for: beside it, then further up. */
function placesOf(name: string, asker: string): string[] {
  const folders = asker
    .split('/node_modules/')
    .map((_, index, parts) => parts.slice(0, index + 1).join('/node_modules/'));
  return ['', ...(asker === '' ? [] : folders)].map((folder) => (folder ? `${folder}/` : '') + `node_modules/${name}`);
}

test('the lock file has the optional packages of all platforms, without which `npm ci` refuses it', () => {
  const lock: unknown = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  if (!isLock(lock)) throw new Error('This is no lock file.');
  const { packages } = lock;
  const asked = Object.entries(packages).flatMap(([asker, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => ({ asker, name })),
  );
  expect(asked.length).toBeGreaterThan(50);
  const missing = asked.filter(({ asker, name }) => !placesOf(name, asker).some((place) => place in packages));
  expect(missing).toEqual([]);
});
