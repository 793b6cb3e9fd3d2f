import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const read = (path: string): string => readFileSync(path, 'utf8');
const manifest = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json')));
const nginx = read('deploy/nginx.conf');

describe('the image', () => {
  const lines = read('deploy/Dockerfile')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line));
  const withWord = (word: string) => lines.filter((line) => line.startsWith(`${word} `));

  test('copies files that exist and that .dockerignore does not exclude', () => {
    const ignored = read('.dockerignore').split('\n').filter(Boolean);
    const copied = withWord('COPY')
      .filter((line) => !line.includes('--from='))
      .flatMap((line) => line.split(/\s+/).slice(1, -1));
    expect(copied).toEqual(expect.arrayContaining(['package.json', 'package-lock.json', 'deploy/nginx.conf']));
    expect(copied.filter((path) => !existsSync(path))).toEqual([]);
    expect(copied.filter((path) => ignored.includes(path))).toEqual([]);
    expect(ignored).toEqual(expect.arrayContaining(['node_modules', 'dist', 'public', '.cache']));
  });

  test('builds with an existing command and without development packages, on the release of Node of the other deployments', () => {
    const scripts = withWord('RUN').flatMap((line) => /npm run (\S+)/.exec(line)?.[1] ?? []);
    expect(scripts).toEqual(['build']);
    expect(Object.keys(manifest.scripts)).toEqual(expect.arrayContaining(scripts));
    expect(withWord('RUN')).toContain('RUN npm ci --omit=dev');
    const [, release] = /^FROM node:(\d+)-/.exec(withWord('FROM')[0] ?? '') ?? [];
    expect(read('.github/workflows/pages.yml')).toContain(`node-version: ${release}\n`);
  });

  test('takes the settings of a build as arguments, declared before it', () => {
    const variables = ['PATH_PREFIX', 'GTAG_ID', 'ADS_CLIENT'];
    const declared = lines.indexOf(`ARG ${variables.join(' ')}`);
    expect(declared).toBeGreaterThan(-1);
    expect(declared).toBeLessThan(lines.indexOf('RUN npm run build'));
    const guide = read('deploy/README.md');
    for (const variable of variables) expect(guide).toContain(variable);
  });

  test('serves the site from the folder and port of the nginx configuration, and checks its health there', () => {
    const [root] = /(?<=^\s*root ).+(?=;)/m.exec(nginx) ?? [];
    const [port] = /(?<=^\s*listen )\d+(?=;)/m.exec(nginx) ?? [];
    expect(lines).toContain(`COPY --from=build /site/dist ${root}`);
    expect(lines).toContain(`EXPOSE ${port}`);
    expect(withWord('HEALTHCHECK').join()).toContain(`http://127.0.0.1:${port}/`);
  });

  test('pins the versions of its base images, and runs without root privileges', () => {
    const images = withWord('FROM').map((line) => line.split(' ')[1] ?? '');
    expect(images.filter((image) => !/:\d/.test(image))).toEqual([]);
    expect(images.at(-1)).toContain('unprivileged');
  });
});
