import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The module with which this plugin of Gatsby reads front matter. */
interface Reader {
  parseFrontmatter: (key: string, source: string) => { body: string; frontmatter: object };
}
const MODULE = 'gatsby-plugin-mdx/dist/frontmatter';

/** Makes the plugin take front matter that is not YAML for none: it would print its own stack, without the file, before the site says what is wrong. */
export function readAnyFrontMatter(root: string): void {
  const reader: Reader = createRequire(join(root, 'package.json'))(MODULE);
  const { parseFrontmatter } = reader;
  reader.parseFrontmatter = (key, source) => {
    try {
      return parseFrontmatter(key, source);
    } catch {
      return { body: source, frontmatter: {} };
    }
  };
}
