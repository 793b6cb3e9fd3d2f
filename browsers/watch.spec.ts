import { expect, test } from './support/test';

/** Possible errors of a page, and the reports expected of the tours. */
const wrongs: [what: string, inPage: () => string, noticed: RegExp][] = [
  [
    'what the policy forbids',
    () => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "Slipped in"';
      document.head.append(script);
      return document.title;
    },
    /content.security.policy/i,
  ],
  [
    'an error on the console',
    () => {
      console.error('Something went wrong.');
      return '';
    },
    /Something went wrong\./,
  ],
  [
    'an error that is thrown',
    () => {
      setTimeout(() => {
        throw new Error('Nobody catches this.');
      });
      return '';
    },
    /Nobody catches this\./,
  ],
  [
    'a file that is missing',
    () => {
      const picture = new Image();
      picture.src = '/none.png';
      document.body.append(picture);
      return '';
    },
    /none\.png/,
  ],
];

for (const [what, inPage, noticed] of wrongs) {
  test(`${what} is detected`, async ({ reader, allow }) => {
    allow(noticed);
    await reader.open('/docs/faq');
    await reader.tab.run(inPage);
    await expect.poll(async () => (await reader.tab.faults()).join('\n')).toMatch(noticed);
  });
}
