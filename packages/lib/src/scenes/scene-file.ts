import { escapeMarkup } from '../text/escape-markup';

/** What a file with a scene in it shows. */
export interface SceneFile {
  readonly title: string;
  /** What the scene shows, in a sentence or two. */
  readonly description: string;
  /** Address and title of the page that the scene comes from. */
  readonly address: string;
  readonly page: string;
  /** Aspect ratio of the stage, as in CSS. */
  readonly ratio: string;
  /** The code, which is shown, and the data that the page's script reads: code, values, parameters, readouts and libraries. */
  readonly code: string;
  readonly data: object;
}

/** Where a part of the scene goes in the template: `@@scene:title@@`. Names in data are never replaced, since each is inserted in one pass. */
const MARK = /@@scene:(\w+)@@/g;

export const markOf = (name: keyof SceneFile): string => `@@scene:${name}@@`;

/** Fills a scene into a template. Text from anyone stays text: it cannot end the element or the attribute that it is in. */
export function fillSceneFile(template: string, { data, ...texts }: SceneFile): string {
  const parts = new Map(Object.entries(texts).map(([name, text]) => [name, escapeMarkup(text)]));
  parts.set('data', jsonForScript(data));
  return template.replace(MARK, (mark, name: string) => parts.get(name) ?? mark);
}

/** JSON for a data block of a page: without `<`, it contains neither the end of a script nor a comment. */
export const jsonForScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
