import { lateStart } from '../../src/pages/late-start';

const page = (scripts: string) =>
  `<html><body><div id="___gatsby"></div><script>early()</script>${scripts}<script nomodule="" src="/old.js"></script></body></html>`;

describe('lateStart', () => {
  test('lists the scripts in order at the end of the page, and starts none', () => {
    const html = lateStart(
      'code()',
      '/map.js',
    )(page('<script src="/a-1.js" async=""></script><script src="/x/b-2.js" async></script>'));
    expect(html).toBe(
      page('').replace('</body>', '<script data-scripts="/map.js /a-1.js /x/b-2.js">code()</script></body>'),
    );
  });

  test('inserts code unchanged, whatever characters it contains', () => {
    const html = lateStart("'$&'", '/map.js')(page('<script src="/a-1.js" async=""></script>'));
    expect(html).toContain(`<script data-scripts="/map.js /a-1.js">'$&'</script></body>`);
  });

  test('stops the build if Gatsby starts no known script', () => {
    expect(() => lateStart('code()', '/map.js')(page('<script src="/a-1.js" defer></script>'))).toThrow(
      'starts no script',
    );
  });
});
