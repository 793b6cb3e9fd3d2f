import type { VFile } from 'vfile';
import { suggest } from '@physics-editor/lib/content/fault';
import { fault } from '@physics-editor/lib/content/messages';
import { scriptTree } from '@physics-editor/markdown/scenes/script-tree';

/** What the build adds to the code of an example, so that the example is about one thing. */
interface Setting {
  /** What its script is attached to. */
  readonly attach: Host | undefined;
  /** The name of its class. */
  readonly script: string;
  /** Width of a static floor below the scene, in metres; 0 for none. */
  readonly floor: number;
  /** Width of the part of the scene that is shown, in metres; 0 if the code chooses it. */
  readonly view: number;
}

/** Something that the script of an example can be attached to. */
interface Host {
  readonly words: string;
  /** Creates `node`; empty for the scene. */
  readonly code: string;
}

const HOSTS: Readonly<Record<string, Host>> = {
  Scene: { words: 'the scene', code: '' },
  CircleNode: { words: 'a circle of radius 0.5 m', code: 'const node = new editor.CircleNode(0.5);' },
  RectangleNode: { words: 'a rectangle of 1 m × 1 m', code: 'const node = new editor.RectangleNode(1, 1);' },
  TextNode: { words: 'a text', code: "const node = new editor.TextNode('');" },
};
/** Names of the options, in addition to those of all scenes. */
export const SETTING_OPTIONS: readonly string[] = ['attach', 'floor', 'view'];

/** Width of the view without `view`, in metres. */
const VIEW = 10;
const [NARROWEST, WIDEST] = [1, 100];
const SCENE_WIDTH = 720;
/** Height of an attached node above a floor, and of the part of the view below it, in metres. */
const [ABOVE, BELOW] = [2, 0.5];

/** Reads the options of an example's setting; undefined, with faults, if they cannot be used. */
export function readSetting(
  written: ReadonlyMap<string, string>,
  listing: string,
  place: { line: number; column: number },
  vfile: VFile,
): Setting | undefined {
  const problems: string[] = [];
  const refuse = (message: string, hint: string): void => {
    problems.push(message);
    fault(vfile, place, message, hint);
  };
  const width = (name: string, without: number): number => {
    const text = written.get(name);
    const value = Number(text ?? without);
    if (text !== undefined && !(value >= NARROWEST && value <= WIDEST))
      refuse(`The width ${name}=${text} cannot be used.`, `write metres from ${NARROWEST} to ${WIDEST}`);
    return value;
  };
  const name = written.get('attach');
  const host = Object.entries(HOSTS).find(([known]) => known === name)?.[1];
  if (name !== undefined && !host)
    refuse(`The build cannot attach a script to "${name}".`, suggest(name, Object.keys(HOSTS)));
  const script = /^class (\w+)/m.exec(listing)?.[1] ?? '';
  if (host && script === '') refuse('There is no script to attach.', 'begin with "class Name {"');
  if (name === undefined && isOnlyClass(listing)) {
    refuse(
      'This example is a script that is attached to nothing.',
      `write attach=${Object.keys(HOSTS).join(' or attach=')}`,
    );
  }
  const showsItself = /\bplayer\.(?:show|follow)\(/.test(listing);
  const setting = { attach: host, script, floor: width('floor', 0), view: width('view', showsItself ? 0 : VIEW) };
  return problems.length === 0 ? setting : undefined;
}

/** Whether code declares a class and does nothing else. */
function isOnlyClass(code: string): boolean {
  const tree = scriptTree(code);
  return tree?.type === 'Program' && tree.body.every(({ type }) => type === 'ClassDeclaration');
}

/** The code that the build adds after that of an example, in a block, and a line which says so. */
export function settingOf({ attach, script, floor, view }: Setting, height: number): { code: string; note: string } {
  const low = floor > 0;
  const tall = (view * height) / SCENE_WIDTH;
  const lines: string[] = [];
  if (view > 0) {
    const bottom = low ? -BELOW : round(-tall / 2);
    lines.push(`player.show({ x: ${-view / 2}, y: ${bottom}, width: ${view}, height: ${round(tall)} });`);
  }
  if (low) {
    lines.push(`const floor = new editor.RectangleNode(${floor}, 0.3);`, "floor.bodyType = 'static';");
    lines.push('floor.initNode(0, -0.15);', 'floor.fillColor = 0x7a8599;', 'scene.addChild(floor);');
  }
  if (attach?.code) {
    lines.push(attach.code, ...(low ? [`node.initNode(0, ${ABOVE});`] : []));
    lines.push('node.fillColor = 0xdd4f28;', 'scene.addChild(node);');
  }
  if (attach) lines.push(`player.attach(${attach.code ? 'node' : 'scene'}, ${script});`);
  const where = low && attach?.code ? ` at (0, ${ABOVE})` : '';
  const note = [
    attach && `Attached to ${attach.words}${where}.`,
    low && `A floor, ${floor} m wide, has its top at y = 0.`,
    view > 0 && `The view is ${view} m wide.`,
  ];
  if (lines.length === 0) return { code: '', note: '' };
  const code = ['', '', '// The rest is made by this page.', '{', ...lines.map((line) => `  ${line}`), '}'].join('\n');
  return { code, note: note.filter((part) => typeof part === 'string').join(' ') };
}

const round = (value: number): number => Math.round(value * 100) / 100;
