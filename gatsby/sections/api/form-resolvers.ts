import { hostAddress } from '@physics-editor/lib/addresses';
import { rewriteMarkdown } from '@physics-editor/markdown/plain/plain-markdown';
import type { ApiSymbol } from '@physics-editor/reference/model/model';
import { readReference } from '@physics-editor/reference/read-reference';
import { symbolData } from '@physics-editor/reference/symbol-data';
import { readExamples } from '../../scenes/examples/read-examples';
import { field } from '../query';
import { readSettings } from '../site/settings';
import { symbolMarkdown } from './symbol-markdown';

/** Resolvers of a symbol's other forms, as Markdown and as data: only the end of a build asks for them, and they take a while to write. */
export function formResolvers(pathPrefix: string) {
  const root = process.cwd();
  const read = async () => {
    const { symbols } = await readReference(root);
    const host = hostAddress(readSettings(root).url, pathPrefix);
    return {
      symbols: new Map(symbols.map((symbol) => [symbol.id, symbol])),
      examples: readExamples(symbols).examples,
      base: host + pathPrefix,
      // Most comments have no link.
      complete: (markdown: string) =>
        /[[<]/.test(markdown) ? rewriteMarkdown(markdown, { host, pathPrefix, page: '/' }) : markdown,
    };
  };
  /** The library of one build, or of `develop`, which reads it once. */
  let library: ReturnType<typeof read> | undefined;
  const formOf = (write: (symbol: ApiSymbol, all: Awaited<ReturnType<typeof read>>) => unknown) =>
    field(async ({ id }: ApiSymbol) => {
      const all = await (library ??= read());
      const symbol = all.symbols.get(id);
      return symbol && write(symbol, all);
    });
  const forms = {
    markdown: formOf(symbolMarkdown),
    data: formOf(symbolData),
  };
  return { ApiClass: forms, ApiEnum: forms, ApiInterface: forms, ApiShape: forms };
}
