import type { z } from 'zod';
import { decodeHash } from '@physics-editor/lib/addresses';
import type { Preview } from '../../../src/previews/preview';
import { firstSentence, withoutMarks } from '@physics-editor/reference/model/comments';
import { symbolSchema } from '@physics-editor/reference/symbol-data';

/** A symbol of the API as the data layer returns it. */
export type PreviewedSymbol = Pick<Queries.ApiSymbol, 'path' | 'summaryText' | 'data'>;

type Member = z.output<typeof symbolSchema>['members'][number];

/** The previews of a symbol's members, by id; of a symbol without a page of its own, also that of itself. */
export function symbolPreviews({ path, summaryText, data }: PreviewedSymbol): Map<string, Preview> {
  const { name, members } = symbolSchema.parse(data);
  const isPart = path.includes('#');
  const previews = new Map<string, Preview>();
  for (const member of members) {
    const id = decodeHash(new URL(member.address).hash) ?? '';
    const title = titleOf(member, name);
    const text = withoutMarks(firstSentence(member.description));
    previews.set(id, { title: isPart && member.kind !== 'CONSTRUCTOR' ? `${name}.${title}` : title, text });
  }
  if (isPart) previews.set(path.replace(/.*#/, ''), { title: name, text: summaryText });
  return previews;
}

function titleOf({ name, kind }: Member, symbol: string): string {
  if (kind === 'CONSTRUCTOR') return `new ${symbol}()`;
  return kind === 'METHOD' ? `${name}()` : name;
}
