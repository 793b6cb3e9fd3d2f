import { Parser } from 'htmlparser2';

/** An article of a page. */
export interface Article {
  /** Empty if it has none. */
  readonly id: string;
  /** What is inside it, as it stands in the page. */
  readonly html: string;
}

/** The articles of a page that lie in no other, in their order. */
export function articlesOf(html: string): Article[] {
  const articles: Article[] = [];
  let depth = 0;
  let id = '';
  let start = 0;

  const parser = new Parser({
    onopentag(name, attributes) {
      if (name !== 'article') return;
      depth += 1;
      if (depth > 1) return;
      id = attributes['id'] ?? '';
      start = parser.endIndex + 1;
    },
    onclosetag(name) {
      if (name !== 'article') return;
      depth -= 1;
      if (depth === 0) articles.push({ id, html: html.slice(start, parser.startIndex) });
    },
  });
  parser.end(html);
  return articles;
}
