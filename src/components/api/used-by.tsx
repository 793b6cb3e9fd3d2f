import { graphql, withPrefix } from 'gatsby';
import { Fragment } from 'react';
import { groupBy } from '../../lib/group-by';
import './used-by.css';

/** The members of other symbols that have this one in their signature, by symbol. */
export function UsedBy({ uses }: { uses: readonly Queries.ApiUsesFragment[] }) {
  return (
    <dl className="used-by">
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
