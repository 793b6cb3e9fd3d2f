import { shownPath, type ContentFiles } from '@physics-editor/lib/content/content-files';
import type { Fault } from '@physics-editor/lib/content/fault';
import { splitFrontMatter } from '@physics-editor/markdown/checks/front-matter';
import { textsNamed } from '@physics-editor/markdown/checks/yaml-outline';
import { PictureError, pictureFault, readable } from '@physics-editor/markdown/pictures/read-picture';

/** The fault of a picture named in a page's front matter, if it cannot be read. Paths are below `content/`. */
export async function ownPictureFaults(
  { file, image }: { file: string; image?: string | undefined },
  files: ContentFiles,
  read: (picture: string) => Promise<unknown>,
): Promise<Fault[]> {
  // A missing file is reported as a fault of the front matter.
  const picture = image !== undefined && files.exists(image) ? await readable(read(image)) : undefined;
  if (image === undefined || !(picture instanceof PictureError)) return [];
  // The front matter starts on the second line.
  const { line = 0, column } = textsNamed('image', splitFrontMatter(files.read(file)).frontMatter)[0] ?? {};
  return [{ file: shownPath(file), line: line + 1, column, ...pictureFault(shownPath(image), picture) }];
}
