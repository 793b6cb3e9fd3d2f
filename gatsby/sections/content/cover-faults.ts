import { shownPath, type ContentFiles } from '@physics-editor/lib/content/content-files';
import type { Fault } from '@physics-editor/lib/content/fault';
import { splitFrontMatter } from '@physics-editor/markdown/checks/front-matter';
import { textsNamed } from '@physics-editor/markdown/checks/yaml-outline';
import { captionsFault, captionsOf } from '@physics-editor/markdown/pictures/read-film';
import type { ContentSource } from './renderer';
import { MediaError, mediaFault, readable } from '@physics-editor/markdown/pictures/read-picture';

type Read = (file: string) => Promise<unknown>;

/** The faults of a picture and a film named in a page's front matter, and of its captions, if they cannot be used. */
export async function coverFaults(
  { file, image, film }: Pick<ContentSource, 'file' | 'image' | 'film'>,
  files: ContentFiles,
  read: { readonly picture: Read; readonly film: Read },
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const [kind, path] of [
    ['picture', image],
    ['film', film],
  ] as const) {
    // A missing file is reported as a fault of the front matter.
    const medium = path !== undefined && files.exists(path) ? await readable(read[kind](path)) : undefined;
    if (path === undefined || !(medium instanceof MediaError)) continue;
    // The front matter starts on the second line.
    const { line = 0, column } = textsNamed('image', splitFrontMatter(files.read(file)).frontMatter)[0] ?? {};
    faults.push({ file: shownPath(file), line: line + 1, column, ...mediaFault(kind, shownPath(path), medium) });
  }
  const captions = film === undefined ? undefined : captionsOf(film);
  const wrong = captions !== undefined && files.exists(captions) ? captionsFault(files.read(captions)) : undefined;
  if (captions !== undefined && wrong) faults.push({ file: shownPath(captions), line: 1, ...wrong });
  return faults;
}
