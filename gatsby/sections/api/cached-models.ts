import type { GatsbyCache } from 'gatsby';
import { buildModel } from './reference/model/build-model';
import { asHtml, asMarkdown } from './reference/model/comment-forms';
import type { ApiSymbol } from './reference/model/model';
import type { Extract } from './reference/typedoc/extract';
import { LAYOUT } from './reference/typedoc/reflections';

/** The model with comments as HTML, for pages, and the symbols with comments as Markdown, for machine readers. */
interface Models extends ReturnType<typeof buildModel> {
  asTexts: ApiSymbol[];
}

interface Addresses {
  /** The address at which code can be viewed. */
  view: string;
  host: string;
  pathPrefix: string;
}

/**
 * Builds both models, or reads them from the cache while the library (its `digest`) and the addresses are the same. Models with faults are built each
 * time. Callers may change the result.
 */
export async function cachedModels(
  cache: Pick<GatsbyCache, 'get' | 'set'>,
  { digest, ...extract }: Extract & { digest: string },
  { view, host, pathPrefix }: Addresses,
): Promise<Models> {
  const sourceUrl = (file: string, line: number) => `${view}/${file}#L${line}`;
  const build = (): Models => {
    const surroundings = { layout: LAYOUT, sourceUrl };
    const { symbols: asTexts } = buildModel(extract, { ...surroundings, comments: asMarkdown({ host, pathPrefix }) });
    return { ...buildModel(extract, { ...surroundings, comments: asHtml(pathPrefix) }), asTexts };
  };

  const key = `api:${JSON.stringify([digest, view, host, pathPrefix])}`;
  const cached: string | undefined = await cache.get(key);
  const text = cached ?? JSON.stringify(build());
  const models: Models = JSON.parse(text);
  const isSound = models.faults.length === 0 && models.warnings.length === 0;
  if (cached === undefined && isSound) await cache.set(key, text);
  return models;
}
