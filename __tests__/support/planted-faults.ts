import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A typical mistake of a writer, and the message that reports it. */
export interface PlantedFault {
  name: string;
  /** Files to add, by path below `content/`. */
  files?: Readonly<Record<string, string | Uint8Array>>;
  /** Lines to append to an existing file. */
  append?: { path: string; text: string };
  /** The file, below `content/`, and the line; for appended lines, counted from the first of them. */
  at: readonly [file: string, line: number];
  message: RegExp;
  /** Whether rendering finds it: a build only renders texts if front matter and data files have no faults. */
  isInText?: boolean;
}

/** Tags that exist in the content. */
export interface KnownTags {
  blog: string;
  showcase: string;
}

type Plant = Omit<PlantedFault, 'at'> & { at?: PlantedFault['at'] };

const picture = readFileSync('content/docs/scenes/sprites.png');
const cut = picture.subarray(0, picture.length / 2);

const latin1 = Buffer.from('---\ntitle: A page\n---\n\nThe caf\xe9 is open.\n', 'latin1');
const utf16 = Buffer.from('\uFEFF---\ntitle: A page\n---\n\nText.\n', 'utf16le');

/** A docs page with faulty front matter in line 2 or 3. */
const frontMatter = (name: string, fields: string, line: number, message: RegExp): Plant => {
  const file = `docs/${slugOf(name)}.mdx`;
  return { name, files: { [file]: `---\n${fields}\n---\n\nText.\n` }, at: [file, line], message };
};

/** A docs page with a faulty text, which begins on line 5, and other files. */
const text = (name: string, body: string, line: number, message: RegExp, others: Plant['files'] = {}): Plant => {
  const file = `docs/${slugOf(name)}.mdx`;
  const files = { [file]: `---\ntitle: A page\n---\n\n${body}\n`, ...others };
  return { name, at: [file, line], message, files, isInText: true };
};

const slugOf = (name: string): string => `planted-${name.toLowerCase().replace(/[^a-z]+/g, '-')}`;

const POST = {
  title: 'A post',
  description: 'A post that was planted with a fault in it, to check that the fault is reported.',
  date: '2025-12-01',
  tags: '[]',
  authors: '[team]',
  image: './cover.png',
  imageAlt: 'Four balls',
};

/** A page with a cover picture; undefined fields are left out. */
function pictured(
  section: 'blog' | 'showcase',
  name: string,
  fields: Readonly<Record<string, string | undefined>>,
  line: number,
  message: RegExp,
  cover: Uint8Array | null = picture,
): Plant {
  const folder = `${section}/${slugOf(name)}`;
  const lines = Object.entries(fields).flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${value}`]));
  const body = ['---', ...lines, '---', '', 'Text.', '', '{/* truncate */}', '', 'More.', ''].join('\n');
  const files = { [`${folder}/index.mdx`]: body, ...(cover && { [`${folder}/cover.png`]: cover }) };
  return { name, files, at: [`${folder}/index.mdx`, line], message };
}

/** All planted faults. */
export function plantedFaults(tags: KnownTags): PlantedFault[] {
  const post = { ...POST, tags: `[${tags.blog}]` };
  const { title, description, image, imageAlt } = POST;
  const item = { title, description, tags: `[${tags.showcase}]`, image, imageAlt, author: 'Team', order: '900' };
  const inPost = (name: string, change: object, line: number, message: RegExp, cover?: Uint8Array | null) =>
    pictured('blog', name, { ...post, ...change }, line, message, cover);
  const data = (name: string, path: string, appended: string, line: number, message: RegExp): Plant => ({
    name,
    append: { path, text: appended },
    at: [path, line],
    message,
  });

  const plants: Plant[] = [
    {
      name: 'no front matter',
      files: { 'docs/planted-bare.mdx': 'Text.\n' },
      at: ['docs/planted-bare.mdx', 1],
      message: /no front matter/,
    },
    frontMatter('an unknown field', 'title: A\ncolour: red', 3, /Unknown field "colour"/),
    frontMatter('no title', 'draft: false', 2, /"title" is missing/),
    frontMatter('an empty title', 'title: ""', 2, /"title" is not valid/),
    frontMatter('a number for a title', 'title: 5', 2, /"title" is not valid/),
    frontMatter('a title over lines', 'title: |\n  A\n  page', 2, /"title" is not valid/),
    frontMatter('a word for a truth', 'title: A\ndraft: maybe', 3, /"draft" is not valid/),
    frontMatter('a slug with spaces', 'title: A\nslug: Two Words', 3, /"slug" is not valid/),
    frontMatter('a field twice', 'title: A\ntitle: B', 3, /occurs twice/),
    frontMatter('a tab', 'title: A\ndescription:\n\tText', 4, /indented with a tab/),
    frontMatter('a colon in a title', 'title: A: B', 2, /second ": "/),
    frontMatter('a backtick', 'title: `A`', 2, /cannot start with this/),
    frontMatter('a star', 'title: *A', 2, /starts with \*/),
    frontMatter('an open quote', 'title: "A', 3, /not closed/),
    frontMatter('a tag', 'title: !Important news', 2, /starts with !/),
    frontMatter('a control character', 'title: "A\u0002"', 2, /U\+0002/),
    frontMatter('a false space', 'title:\u00a0A', 2, /U\+00A0/),
    frontMatter('a list for a page', '- title: A', 2, /not have the expected form/),
    frontMatter(
      'a description like a novel',
      `title: A\ndescription: ${'word '.repeat(50)}`,
      3,
      /"description" is not valid/,
    ),

    inPost('a date in words', { date: 'soon' }, 4, /"date" is not valid/),
    inPost('a day that is none', { date: '2025-02-30' }, 4, /"date" is not valid/),
    inPost('an unknown tag', { tags: '[no-such-tag]' }, 5, /names "no-such-tag"/),
    inPost('no tag', { tags: '[]' }, 5, /"tags" is not valid/),
    inPost('an unknown author', { authors: '[nobody]' }, 6, /names "nobody"/),
    inPost('a picture that is not there', {}, 7, /There is no picture/, null),
    inPost('a moving picture', { image: './cover.gif' }, 7, /"image" is not valid/),
    { ...inPost('a cover that is cut off', {}, 7, /cannot be read/, cut), isInText: true },
    inPost('a film that is not there', { image: './film.mp4' }, 7, /no film/),
    inPost('no description', { description: undefined }, 2, /"description" is missing/),
    inPost('no words for the picture', { imageAlt: undefined }, 2, /"imageAlt" is missing/),
    pictured('showcase', 'an unknown filter', { ...item, tags: '[no-such-filter]' }, 4, /names "no-such-filter"/),
    pictured('showcase', 'half a position', { ...item, order: '1.5' }, 8, /"order" is not valid/),

    data(
      'a tag with a colour',
      'blog/tags.yml',
      'planted:\n  label: A\n  description: B\n  colour: C\n',
      4,
      /Unknown field "colour"/,
    ),
    data('a tag of two words', 'blog/tags.yml', 'Two Words:\n  label: A\n  description: B\n', 1, /cannot be an id/),
    data('an author with a salary', 'blog/authors.yml', 'planted:\n  salary: 1\n', 2, /Unknown field "salary"/),
    data('a month that is none', 'community/changelog.yml', "- month: '2001-13'\n", 1, /"\d+\.month" is not valid/),
    data('a filter that says nothing', 'showcase/filters.yml', 'planted:\n  label: A\n', 2, /description" is missing/),
    data('an unknown doc', 'docs/sidebars.yml', '  - doc: no-doc\n', 1, /Couldn't find any doc with id "no-doc"/),
    data('a doc twice', 'docs/sidebars.yml', '  - doc: index\n', 1, /"index" occurs twice/),
    data('an unknown community page', 'community/sidebars.yml', '  - doc: no-such-page\n', 1, /no-such-page/),

    {
      ...text('a merge conflict', '<<<<<<< HEAD\nA <5.\n=======\n# B\n>>>>>>> other', 5, /merge conflict/),
      isInText: false,
    },
    {
      name: 'a folder named like a file',
      files: { 'docs/planted.js/a.mdx': '---\ntitle: A page\n---\n\nText.\n' },
      at: ['docs/planted.js/a.mdx', 1],
      message: /"planted\.js" cannot be part/,
    },
    text('an import', "import x from './x'\n\nText.", 5, /import/),
    text('an expression', 'One and one is {1 + 1}.', 5, /expression/),
    text('an unknown component', '<Slider />', 5, /no component <Slider>/),
    text('an unknown element', 'A <blink>word</blink>.', 5, /no element <blink>/),
    text('a style', 'A <kbd style="color: red">key</kbd>.', 5, /attribute "style"/),
    text('an open tag', '<Tabs>\n\nText.', 5, /<Tabs>.*not closed|<Tabs>/),
    text('a comment of HTML', 'Text.\n\n<!-- note -->', 7, /comment/),
    text('a bare sign', 'If a <5, then b.', 5, /</),
    text('an open brace', 'A set {1, 2.', 5, /brace|expression/i),
    text('an unknown callout', ':::hint\nText.\n:::', 5, /":::hint"/),
    text('an open callout', ':::tip\nText.\n\nMore.', 5, /tip/),
    text('a title in the text', '# Title', 5, /h1/),
    text('one id twice', '## A {#same}\n\n## B {#same}', 7, /is on this page already/),
    text('a formula that is none', 'The speed $\\frac{1$ is high.', 5, /not TeX/),
    text('an indented listing', 'Text:\n\n    const a = 1;', 7, /fence|indented/i),
    text('a missing picture', '![A ball](./no-such-picture.png)', 5, /There is no picture/),
    text('a film that browsers do not play', '![A ball](./ball.mov)', 5, /cannot be used/),
    text('a film that is none', '![A ball](./film.mp4)', 5, /film .* cannot be read/, { 'docs/film.mp4': cut }),
    text(
      'an address for an id',
      '<YouTube id="https://youtu.be/aqz-KE-bpKQ" title="A talk" />',
      5,
      /not the id of a film/,
    ),
    text('a picture from elsewhere', '![A ball](https://example.com/ball.png)', 5, /cannot be used/),
    text('a silent picture', '![](./silent.png)', 5, /no description/, { 'docs/silent.png': picture }),
    text('a damaged picture', '![A ball](./damaged.png)', 5, /cannot be read/, { 'docs/damaged.png': cut }),
    text('a missing file', '[Data](./gone.csv)', 5, /There is no file/),
    text('a picture apart', '![A ball][ball]\n\n[ball]: ./ball.png', 5, /address apart/),
    text('an unknown class', '`editor.CircelNode`', 5, /no editor\.CircelNode/),
    text('an unknown member', '`editor.CircleNode#radios`', 5, /no member "radios"/),
    text('a link by no name', '[Talk](site:talk)', 5, /no link "site:talk"/),
    text('a link that runs', '[Run](javascript:alert)', 5, /cannot be used/),
    text('a dead anchor', '[Start](./index.mdx#no-such-anchor)', 5, /no anchor #no-such-anchor/),
    text('a dead page', '[Away](/docs/no-such-page-at-all)', 5, /There is no page/),
    text('a slash at the end', '[Start](/docs/)', 5, /not the address of the page/),
    text('a scene that is not there', '<LiveScene src="./gone.js" title="A" alt="B" />', 5, /gone\.js/),
    text(
      'a scene without words',
      '```js live title="A"\nscene.addChild(new editor.CircleNode(1));\n```',
      5,
      /no description/,
    ),
    text('a drawing that is not there', '<Diagram src="./gone.svg" alt="A" caption="B" />', 5, /gone\.svg/),
    ...scenes(),
    bytes('a file in Latin-1', latin1, 5, /UTF-8/),
    bytes('a file in UTF-16', utf16, 1, /UTF-16/),
    text(
      'a list without a floor',
      Array.from({ length: 100 }, (___, at) => `${'  '.repeat(at)}- x`).join('\n'),
      34,
      /deep/i,
    ),
  ];
  return plants.map((plant) => ({ at: ['', 0], ...plant }));
}

/** Failing code in files beside the page. */
function scenes(): Plant[] {
  return [
    ['a scene that throws', 'scene.addChild(null);', 1, /./],
    ['a scene that is no code', 'const = 1;', 1, /SyntaxError/],
    ['a scene that throws later', 'const a = 1;\nsetTimeout(() => nowhere());', 2, /nowhere is not defined/],
    ['a scene that breaks a rule for scripts', 'const a = 1;\nconst b = Math.random();', 2, /Math\.random/],
  ].map(([name, code, line, message]) => {
    const slug = slugOf(String(name));
    const body = `---\ntitle: A page\n---\n\n<LiveScene src="./${slug}.js" title="A" alt="B" />\n`;
    return {
      name: String(name),
      files: { [`docs/${slug}.mdx`]: body, [`docs/${slug}.js`]: `${String(code)}\n`, [`docs/${slug}.png`]: picture },
      at: [`docs/${slug}.js`, Number(line)],
      message: message instanceof RegExp ? message : /./,
      isInText: true,
    };
  });
}

/** A docs page with these bytes. */
function bytes(name: string, content: Uint8Array, line: number, message: RegExp): Plant {
  const file = `docs/${slugOf(name)}.mdx`;
  return { name, files: { [file]: content }, at: [file, line], message };
}

/** Plants faults in the content below a project's root. Returns the expected places and messages in the same order. */
export function plant(root: string, faults: readonly PlantedFault[]): { place: string; message: RegExp }[] {
  const at = (path: string) => join(root, 'content', path);
  return faults.map(({ files = {}, append, at: [file, line], message }) => {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(at(path)), { recursive: true });
      writeFileSync(at(path), content);
    }
    if (!append) return { place: `content/${file}:${line}`, message };
    const before = existsSync(at(append.path)) ? readFileSync(at(append.path), 'utf8') : '';
    writeFileSync(at(append.path), before + append.text);
    return { place: `content/${file}:${before.split('\n').length - 1 + line}`, message };
  });
}
