import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { Random } from '@physics-editor/runtime/core/random';

/** A text of the copies. */
interface Doc {
  name: string;
  title: string;
  text: string;
  slug?: string;
  isDraft: boolean;
  isListed: boolean;
}

const SIDEBARS = 'content/docs/sidebars.yml';
const [TAGS, AUTHORS] = ['content/blog/tags.yml', 'content/blog/authors.yml'];
const FIRST = ['a', 'b', 'c', 'd', 'e', 'f'];
const COVER = './gravity-scale/five-scales.png';

/** Random edits of a writer to copies of the site in `folders`, the same ones to each. Every state has a complete site. */
export class RandomEdits {
  /** What was done, for the message of a failed test. */
  readonly log: string[] = [];
  private readonly random: Random;
  private readonly docs: Doc[];
  private readonly sidebars: string;
  private post = { date: '2025-03-01', tags: ['audio'], authors: ['team'], title: 'A trip', isDraft: false };
  private count = 0;

  constructor(
    private readonly folders: readonly string[],
    seed: number,
  ) {
    this.random = new Random(seed);
    this.sidebars = this.read(SIDEBARS);
    this.docs = FIRST.map((name) => this.doc(name));
  }

  /** Writes what the edits change. */
  async start(): Promise<void> {
    for (const name of FIRST) await this.drawPicture(name);
    this.writeDocs();
    this.writePost();
  }

  /** The kinds of edits, in random order, as often as needed. */
  *kinds(): Generator<() => Promise<void> | void> {
    for (;;) {
      const left = Object.entries(this.edits);
      while (left.length > 0) {
        for (const [name, edit] of left.splice(this.below(left.length), 1)) {
          yield () => {
            this.log.push(name);
            return edit();
          };
        }
      }
    }
  }

  private readonly edits: Record<string, () => Promise<void> | void> = {
    'edit a text': () => this.changeDoc((doc) => (doc.text = this.fresh('Text'))),
    'edit a title': () => this.changeDoc((doc) => (doc.title = this.fresh('Title'))),
    'make a text a draft, or publish it': () => this.changeDoc((doc) => (doc.isDraft = !doc.isDraft)),
    'publish or withdraw another': () => this.changeDoc((doc) => (doc.isDraft = !doc.isDraft)),
    'give a text an address': () => this.changeDoc((doc) => (doc.slug = this.fresh('way').replace(' ', '-'))),
    'list a text in the sidebar, or not': () => this.changeDoc((doc) => (doc.isListed = !doc.isListed)),
    'move a text in the sidebar': () => {
      this.docs.push(...this.docs.splice(this.below(this.docs.length), 1));
      this.writeDocs();
    },
    'rename a text': () => {
      const doc = this.pick(this.docs);
      this.remove(fileOf(doc));
      doc.name = this.fresh('renamed').replace(' ', '-');
      this.writeDocs();
    },
    'delete a text': () => {
      for (const doc of this.docs.splice(this.below(this.docs.length), 1)) this.remove(fileOf(doc));
      this.writeDocs();
    },
    'add a text that others link to': () => {
      const name = FIRST.find((each) => !this.docs.some((doc) => doc.name === each)) ?? 'later';
      this.docs.push(this.doc(name));
      this.writeDocs();
    },
    'replace a picture': () => this.drawPicture(this.pick(FIRST)),
    'date a post': () => this.changePost({ date: `20${this.below(5) + 19}-0${this.below(9) + 1}-11` }),
    'give a post a title': () => this.changePost({ title: this.fresh('Trip') }),
    'publish or withdraw a post': () => this.changePost({ isDraft: !this.post.isDraft }),
    'add a tag': () => {
      const tag = this.fresh('tag').replace(' ', '-');
      this.write(TAGS, `${this.read(TAGS)}${tag}:\n  label: ${tag}\n  description: What is new.\n`);
      this.changePost({ tags: ['audio', tag] });
    },
    'add an author': () => {
      const key = this.fresh('author').replace(' ', '-');
      this.write(AUTHORS, `${this.read(AUTHORS)}${key}:\n  name: ${key}\n`);
      this.changePost({ authors: ['team', key] });
    },
    'edit a tag': () => this.replace(TAGS, /label: Audio.*/, `label: ${this.fresh('Audio')}`),
    'edit an author': () => this.replace(AUTHORS, /bio: .*/, `bio: ${this.fresh('The people')}`),
    'edit a scene': () => {
      const file = 'content/docs/scenes/bouncing-ball.js';
      this.write(file, `${this.read(file)}// ${this.fresh('Bounce')}\n`);
    },
    'edit a drawing': () =>
      this.replace('content/docs/user-interface/tools.svg', /(<svg[^>]*>)/, `$1<!-- ${this.fresh('tools')} -->`),
    'edit the title of the site': () => this.replace('content/site.yml', /^title: .*/m, `title: ${this.fresh('Site')}`),
    'edit the footer': () => this.replace('content/site.yml', /label: Video.*?,/, `label: ${this.fresh('Video')},`),
    'edit a feature request': () =>
      this.replace('content/feature-requests.yml', /votes: \d+/, `votes: ${this.below(999)}`),
    'edit the changelog': () =>
      this.replace('content/community/changelog.yml', /- "Ruler.*/, `- "${this.fresh('Ruler')}"`),
  };

  private doc(name: string): Doc {
    return { name, title: this.fresh('Title'), text: this.fresh('Text'), isDraft: false, isListed: true };
  }

  private changeDoc(change: (doc: Doc) => void): void {
    change(this.pick(this.docs));
    this.writeDocs();
  }

  private changePost(change: Partial<typeof this.post>): void {
    Object.assign(this.post, change);
    this.writePost();
  }

  /** Each text links to all that there were at first, whether they are there or not. */
  private writeDocs(): void {
    const links = FIRST.map((name) => `- [${name}](./${name}.mdx) and [its part](./${name}.mdx#part)`).join('\n');
    for (const doc of this.docs) {
      const { title, text, slug, isDraft } = doc;
      const fields = [`title: ${title}`, ...(slug ? [`slug: ${slug}`] : []), ...(isDraft ? ['draft: true'] : [])];
      const picture = `![A colour](./${FIRST.includes(doc.name) ? doc.name : 'a'}.png)`;
      const body = `${text}.\n\n${links}\n\n## Part\n\n:::tip\n\nA tip.\n\n:::\n\n${picture}\n`;
      this.write(fileOf(doc), `---\n${fields.join('\n')}\n---\n\n${body}`);
    }
    const entries = this.docs.filter(({ isListed }) => isListed).map(({ name }) => `      - doc: trip/${name}\n`);
    this.write(
      SIDEBARS,
      `${this.sidebars}  - category: Trip\n    items:${entries.length > 0 ? `\n${entries.join('')}` : ' []\n'}`,
    );
  }

  private writePost(): void {
    const { title, date, tags, authors, isDraft } = this.post;
    const fields = [
      `title: ${title}`,
      'description: A trip to a place that is worth a trip, and back again by another way.',
      `date: ${date}`,
      `tags: [${tags.join(', ')}]`,
      `authors: [${authors.join(', ')}]`,
      `image: ${COVER}`,
      'imageAlt: Five balls',
      ...(isDraft ? ['draft: true'] : []),
    ];
    const text = 'See [a](../docs/trip/a.mdx).\n\n{/* truncate */}\n\nMore of [b](../docs/trip/b.mdx).\n';
    this.write('content/blog/trip.mdx', `---\n${fields.join('\n')}\n---\n\n${text}`);
  }

  private async drawPicture(name: string): Promise<void> {
    const background = { r: this.below(256), g: this.below(256), b: this.below(256) };
    const png = await sharp({ create: { width: 700, height: 400, channels: 3, background } })
      .png()
      .toBuffer();
    this.write(`content/docs/trip/${name}.png`, png);
  }

  /** Replaces a part of a file, for edits of code, too. */
  replace(path: string, from: RegExp | string, to: string): void {
    const text = this.read(path);
    const replaced = text.replace(from, to);
    if (replaced === text) throw new Error(`${path} has no ${String(from)}.`);
    this.write(path, replaced);
  }

  /** One of several at random. */
  pick<Item>(items: readonly Item[]): Item {
    const [item] = items.slice(this.below(items.length));
    if (item === undefined) throw new Error('There is nothing to choose from.');
    return item;
  }

  private below(limit: number): number {
    return Math.floor(this.random.next() * limit);
  }

  /** A text that there has not been before. */
  private fresh(text: string): string {
    this.count++;
    return `${text} ${this.count}`;
  }

  private read(path: string): string {
    return readFileSync(join(this.folders[0] ?? '', path), 'utf8');
  }

  private write(path: string, content: string | Uint8Array): void {
    for (const folder of this.folders) {
      const file = join(folder, path);
      mkdirSync(dirname(file), { recursive: true });
      // An untouched file keeps its time.
      if (typeof content !== 'string' || !existsSync(file) || readFileSync(file, 'utf8') !== content)
        writeFileSync(file, content);
    }
  }

  private remove(path: string): void {
    for (const folder of this.folders) rmSync(join(folder, path));
  }
}

const fileOf = ({ name }: Doc): string => `content/docs/trip/${name}.mdx`;
