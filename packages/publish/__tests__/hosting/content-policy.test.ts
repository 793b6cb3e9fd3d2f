import { addPolicy, contentPolicy } from '../../src/hosting/content-policy';

const plain = {
  scriptHashes: ['sha256-b=', 'sha256-a='],
  hasAnalytics: false,
  hasAdvertising: false,
  hasYouTube: false,
};

const directive = (policy: string, name: string): string[] | undefined =>
  policy
    .split('; ')
    .map((part) => part.split(' '))
    .find(([first]) => first === name)
    ?.slice(1);

const SAFE = ["'self'", "'wasm-unsafe-eval'"];

test.each([
  // Without accounts, no other hosts and nothing unsafe for scripts.
  [plain, [...SAFE, "'sha256-a='", "'sha256-b='"]],
  // Scripts still need hashes.
  [{ ...plain, hasAnalytics: true }, [...SAFE, "'sha256-a='", "'sha256-b='", 'https://*.googletagmanager.com']],
  // Any script may run over https, so hashes would only disable inline code.
  [{ ...plain, hasYouTube: true }, [...SAFE, "'sha256-a='", "'sha256-b='"]],
  [{ ...plain, hasAdvertising: true }, [...SAFE, "'unsafe-inline'", "'unsafe-eval'", 'https:']],
])('of %j, the policy allows the scripts %j', (settings, sources) => {
  const policy = contentPolicy(settings);
  expect(directive(policy, 'default-src')).toEqual(["'none'"]);
  expect(directive(policy, 'script-src')).toEqual(sources);
  expect(directive(policy, 'base-uri')).toEqual(["'self'"]);
  if (settings === plain) expect(policy).not.toMatch(/https?:|\*|strict-dynamic/);
  if (settings.hasAdvertising) return;
  const frames = settings.hasYouTube ? ['https://www.youtube-nocookie.com'] : [];
  expect(directive(policy, 'frame-src')).toEqual(["'self'", ...frames]);
  expect(directive(policy, 'connect-src')?.includes('https://*.google-analytics.com')).toBe(settings.hasAnalytics);
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
