import { addPolicy, contentPolicy } from '../../src/hosting/content-policy';

const plain = { scriptHashes: ['sha256-b=', 'sha256-a='], hasAnalytics: false, hasAdvertising: false };

const directive = (policy: string, name: string): string[] | undefined =>
  policy
    .split('; ')
    .map((part) => part.split(' '))
    .find(([first]) => first === name)
    ?.slice(1);

test('without accounts, the policy allows no other hosts and nothing unsafe for scripts', () => {
  const policy = contentPolicy(plain);
  expect(directive(policy, 'default-src')).toEqual(["'none'"]);
  expect(directive(policy, 'script-src')).toEqual(["'self'", "'wasm-unsafe-eval'", "'sha256-a='", "'sha256-b='"]);
  expect(policy).not.toMatch(/https?:|\*|'unsafe-eval'|strict-dynamic/);
});

test('analytics add the hosts that Google documents, and scripts still need hashes', () => {
  const policy = contentPolicy({ ...plain, hasAnalytics: true });
  expect(directive(policy, 'script-src')).toEqual([
    "'self'",
    "'wasm-unsafe-eval'",
    "'sha256-a='",
    "'sha256-b='",
    'https://*.googletagmanager.com',
  ]);
  expect(directive(policy, 'connect-src')).toContain('https://*.google-analytics.com');
  expect(directive(policy, 'frame-src')).toEqual(["'self'"]);
});

test('advertising may run any script over https, so hashes would only disable inline code', () => {
  const policy = contentPolicy({ ...plain, hasAdvertising: true });
  expect(directive(policy, 'script-src')).toEqual([
    "'self'",
    "'wasm-unsafe-eval'",
    "'unsafe-inline'",
    "'unsafe-eval'",
    'https:',
  ]);
  expect(directive(policy, 'base-uri')).toEqual(["'self'"]);
  expect(policy).not.toContain('sha256');
});

test('the policy is in the page directly after the character set', () => {
  const html = '<html><head><meta charSet="utf-8"/><script>a()</script></head></html>';
  expect(addPolicy(html, "default-src 'none'")).toBe(
    `<html><head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'"/><script>a()</script></head></html>`,
  );
});

test('a page without a character set stops the build', () => {
  expect(() => addPolicy('<html><head></head></html>', "default-src 'none'")).toThrow('<meta charset="utf-8">');
});
