// Serves dist/ by `serve` until it is stopped, below the path prefix that the site was built with.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { builtPrefix } from './support/built-prefix.cjs';
import './restore-dist.mjs';

const SITE = resolve('dist');
const prefix = builtPrefix(SITE);
const port = process.env.PORT ?? '9000';
const folder = mkdtempSync(join(tmpdir(), 'site-serve-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

mkdirSync(dirname(join(folder, 'root', prefix)), { recursive: true });
symlinkSync(SITE, join(folder, 'root', prefix), 'junction');
if (prefix) cpSync(join(SITE, '404.html'), join(folder, 'root/404.html'));
// Addresses in the rules have no prefix.
const rules = readFileSync('serve.json', 'utf8').replaceAll('"/', `"${prefix}/`);
writeFileSync(join(folder, 'serve.json'), rules);

console.log(`dist/ is at http://localhost:${port}${prefix}`);
process.env.NO_UPDATE_CHECK = '1';
process.argv.push(join(folder, 'root'), '--config', join(folder, 'serve.json'), '--symlinks');
process.argv.push('--no-clipboard', '--no-port-switching', '--listen', port);
await import('serve/build/main.js');
