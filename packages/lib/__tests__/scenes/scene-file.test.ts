import { Parser } from 'htmlparser2';
import { fillSceneFile, jsonForScript, markOf } from '../../src/scenes/scene-file';

const HOSTILE = `</title></script></pre><script>alert(1)</script><!-- <script> "'><img src=x onerror=alert(1)> $& @@scene:code@@`;

const TEMPLATE = `<title>${markOf('title')}</title><meta content="${markOf('description')}"><p style="aspect-ratio: ${markOf('ratio')}">
<a href="${markOf('address')}">${markOf('page')}</a><pre>${markOf('code')}</pre><script type="application/json">${markOf('data')}</script><b>end</b>`;

test('whatever the title, the code and the rest contain, they stay text', () => {
  const data = { code: HOSTILE, values: HOSTILE };
  const words = { title: HOSTILE, description: HOSTILE, address: HOSTILE, page: HOSTILE };
  const html = fillSceneFile(TEMPLATE, { ...words, ratio: HOSTILE, code: HOSTILE, data });
  const elements: string[] = [];
  const texts: Record<string, string> = {};
  let open = '';
  const parser = new Parser({
    onopentag: (name, attributes) => {
      elements.push(name);
      open = name;
      Object.assign(texts, attributes);
    },
    ontext: (text) => (texts[open] = (texts[open] ?? '') + text),
    onclosetag: () => (open = ''),
  });
  parser.end(html);
  expect(elements).toEqual(['title', 'meta', 'p', 'a', 'pre', 'script', 'b']);
  expect(texts).toMatchObject({ title: HOSTILE, content: HOSTILE, href: HOSTILE, a: HOSTILE, pre: HOSTILE });
  expect(JSON.parse(texts['script'] ?? '')).toEqual(data);
});

test('data contain nothing that a script element could end with', () => {
  expect(jsonForScript(HOSTILE)).not.toContain('<');
});
