import type { GatsbyCache } from 'gatsby';
import { hostAddress } from '@physics-editor/lib/addresses';
import { rewriteMarkdown } from '@physics-editor/markdown/plain/plain-markdown';
import type { ApiSymbol, ApiSource } from '@physics-editor/reference/model/model';
import { readReference } from '@physics-editor/reference/read-reference';
import { symbolData } from '@physics-editor/reference/symbol-data';
import { readExamples } from '../../scenes/examples/read-examples';
import { field, type HookArgs } from '../query';
import { readSettings } from '../site/settings';
import { symbolMarkdown } from './symbol-markdown';
import { VFile } from 'vfile';
import { z } from 'zod';
import { formatFault, type Fault } from '@physics-editor/lib/content/fault';
import { logWarning } from '../../checks/log';
import { reported } from '@physics-editor/lib/content/messages';
import { renderInlineMarkdown, renderMarkdown } from '@physics-editor/markdown/markdown';
import { contentComponents } from '../../../src/components/content';
import { ENTRY } from '@physics-editor/reference/model/symbols';

/** Resolvers of a symbol's other forms, as Markdown and as data: only the end of a build asks for them. They are written once for each library. */
export function formResolvers({ cache, pathPrefix }: Pick<HookArgs<'createResolvers'>, 'cache' | 'pathPrefix'>) {
  const root = process.cwd();
  const read = async () => {
    const { symbols, digest } = await readReference(root);
    const host = hostAddress(readSettings(root).url, pathPrefix);
    const completed = new Map<string, string>();
    return {
      digest,
      symbols: new Map(symbols.map((symbol) => [symbol.id, symbol])),
      get examples() {
        return readExamples(symbols).examples;
      },
      base: host + pathPrefix,
      complete(markdown: string): string {
        // Most comments have no link.
        if (!/[[<]/.test(markdown)) return markdown;
        const known = completed.get(markdown) ?? rewriteMarkdown(markdown, { host, pathPrefix, page: '/' });
        completed.set(markdown, known);
        return known;
      },
    };
  };
  /** The library of one build, or of `develop`, which reads it once. */
  let library: ReturnType<typeof read> | undefined;
  const formOf = (form: string, write: (symbol: ApiSymbol, all: Awaited<ReturnType<typeof read>>) => unknown) =>
    field(async ({ id }: ApiSymbol) => {
      const all = await (library ??= read());
      const key = `${form}:${id}:${all.digest}:${all.base}`;
      const written: unknown = await cache.get(key);
      if (written !== undefined) return written;
      const symbol = all.symbols.get(id);
      return symbol && cache.set(key, write(symbol, all));
    });
  const forms = {
    markdown: formOf('markdown', symbolMarkdown),
    data: formOf('data', symbolData),
  };
  return { ApiClass: forms, ApiEnum: forms, ApiInterface: forms, ApiShape: forms };
}

/** What has comments, and its position in the code, if it has one of its own. */
type Commented = Readonly<Record<string, unknown>> & { source?: ApiSource };

const comment = z.union([z.string(), z.array(z.string()), z.null()]);

/** A comment as HTML, with what is to be reported of it. */
interface RenderedComment {
  readonly html: string;
  readonly warnings: readonly Fault[];
}

/** Comments are stored together, once no more have been rendered for this long, in ms. */
const STORED_AFTER = 100;

/**
 * Resolvers of fields with comments, which nodes contain as Markdown: to HTML, each text once, however often it is inherited. Later builds take them
 * from the cache, which is valid for the code that renders them.
 */
export function commentResolvers({
  cache,
  pathPrefix,
  reporter,
}: Pick<HookArgs<'createResolvers'>, 'pathPrefix' | 'reporter'> & { cache: Pick<GatsbyCache, 'get' | 'set'> }) {
  const fieldOf = (kind: string, render: typeof renderMarkdown) => {
    let stored: Promise<Map<string, RenderedComment>> | undefined;
    const read = async () => {
      const entries: [string, RenderedComment][] | undefined = await cache.get(kind);
      return new Map(entries);
    };
    let storing: NodeJS.Timeout | undefined;
    const reportedOnce = new Set<string>();
    const htmlOf = async (markdown: string, { file, line }: ApiSource): Promise<string> => {
      const known = await (stored ??= read());
      let rendered = known.get(markdown);
      if (!rendered) {
        const vfile = new VFile({ path: file });
        const html = render(markdown, vfile, { pathPrefix, components: contentComponents });
        rendered = { html, warnings: reported(vfile.messages).warnings };
        known.set(markdown, rendered);
        clearTimeout(storing);
        storing = setTimeout(() => void cache.set(kind, [...known]), STORED_AFTER).unref();
      }
      const unreported = reportedOnce.has(markdown) ? [] : rendered.warnings;
      for (const warning of unreported) logWarning(formatFault({ ...warning, line }), reporter);
      reportedOnce.add(markdown);
      return rendered.html;
    };
    return {
      resolve(node: Commented, _args: unknown, _context: unknown, { fieldName }: { fieldName: string }) {
        const { source = { file: ENTRY, line: 1 } } = node;
        const written = comment.parse(node[fieldName]);
        return typeof written === 'string'
          ? htmlOf(written, source)
          : written && Promise.all(written.map((each) => htmlOf(each, source)));
      },
    };
  };
  const [block, inline] = [fieldOf('comments', renderMarkdown), fieldOf('inline-comments', renderInlineMarkdown)];
  const symbol = { summary: inline, description: block, deprecated: inline };
  return {
    ...{ ApiClass: symbol, ApiEnum: symbol, ApiInterface: symbol, ApiShape: symbol },
    ApiMember: { description: block, deprecated: inline, throws: inline },
    ApiEnumMember: { description: block, deprecated: inline },
    ...{ ApiParameter: { description: inline }, ApiReturns: { description: inline } },
  };
}
