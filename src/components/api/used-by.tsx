import { graphql, withPrefix } from 'gatsby';
import { Fragment } from 'react';
import { groupBy } from '@physics-editor/lib/group-by';
import { AnchoredHeading } from './anchored-heading';
import './used-by.css';

const HEADING = { id: 'used-by', text: 'Used by', level: 2 };

/** The section's heading for the contents; none if nothing uses the symbol. */
export const usedByHeadings = (uses: readonly unknown[]) => (uses.length > 0 ? [HEADING] : []);

interface UsesProps {
  uses: readonly Queries.ApiUsesFragment[];
}

/** The section of a page that lists the uses of its symbol. */
export function UsedBy({ uses }: UsesProps) {
  if (uses.length === 0) return null;
  return (
    <>
      <AnchoredHeading {...HEADING} />
      <Uses uses={uses} />
    </>
  );
}

/** Members of other symbols whose signatures contain this one, grouped by symbol. */
export function Uses({ uses }: UsesProps) {
  return (
    <dl className="used-by" data-pagefind-ignore="">
      {groupBy(uses, ({ symbol }) => symbol.name).map(({ key, items: members }) => (
        <div key={key}>
          <dt>
            <a href={withPrefix(members[0]?.symbol.path ?? '')}>{key}</a>
          </dt>
          <dd>
            {members.map(({ member, path }, at) => (
              <Fragment key={path}>
                {at > 0 && ', '}
                <a href={withPrefix(path)}>
                  <code>{member}</code>
                </a>
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export const fragment = graphql`
  fragment ApiUses on ApiUse {
    symbol {
      name
      path
    }
    member
    path
  }
`;
