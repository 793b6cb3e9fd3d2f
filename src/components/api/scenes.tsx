import { graphql, withPrefix } from 'gatsby';
import { Fragment } from 'react';
import { Content } from '../layout/page/content';
import './html.css';

interface ScenesProps {
  symbol: Queries.ApiScenesFragment;
  /** Name of the member; left out for the symbol itself. */
  member?: string | null;
}

/** The example of a symbol, or of one of its members, as a live scene, and other scenes that use it; nothing without any. */
export function Scenes({ symbol, member = null }: ScenesProps) {
  const example = symbol.examples.find((each) => each.member === member);
  return (
    <>
      {example?.html && <Content html={example.html} />}
      <UsedIn symbol={symbol} member={member} />
    </>
  );
}

/** Some scenes of the site that use a symbol or one of its members; search finds the others. */
function UsedIn({ symbol, member }: ScenesProps) {
  const list = symbol.usedIn.find((each) => each.member === member);
  const scenes = list?.scenes.filter(({ path }) => path !== null) ?? [];
  if (!list || scenes.length === 0) return null;
  const more = list.total - list.scenes.length;
  return (
    <p className="used-in" data-pagefind-ignore="">
      Used in:{' '}
      {scenes.map(({ title, path }, at) => (
        <Fragment key={path}>
          {/* Titles are sentences, with commas of their own. */}
          {at > 0 && ' · '}
          <a href={withPrefix(path ?? '')}>{title.replace(/\.$/, '')}</a>
        </Fragment>
      ))}
      {more > 0 && (
        <>
          {' and '}
          <a href={`?q=${member ?? symbol.name}`}>{more} more</a>
        </>
      )}
    </p>
  );
}

export const fragment = graphql`
  fragment ApiScenes on ApiSymbol {
    name
    examples {
      member
      html
    }
    usedIn {
      member
      total
      scenes {
        title: label
        path
      }
    }
  }
`;
