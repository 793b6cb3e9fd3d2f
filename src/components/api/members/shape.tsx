import { graphql } from 'gatsby';
import { AnchoredHeading } from '../anchored-heading';
import { Html } from '../html';
import { SourceLink } from '../source-link';
import { Scenes } from '../scenes';
import { TypeText } from './type-text';
import { Uses } from '../used-by';
import './member-card.css';
import './member-groups.css';
import './shape.css';

const KINDS: Readonly<Record<Queries.ApiSymbolKind, string>> = {
  CLASS: 'class',
  ENUM: 'enumeration',
  INTERFACE: 'object',
  TYPE: 'type',
  VALUE: 'constant',
  FUNCTION: 'function',
};

/** A type without a page of its own. */
export function Shape({ shape }: { shape: Queries.ApiShapeCardFragment }) {
  const { name, anchor, kind, type, description, members, usedBy, source } = shape;
  const shown = members.filter((member) => member.kind !== 'CONSTRUCTOR');
  return (
    <section className="member" aria-label={name}>
      <header className="member-head">
        <AnchoredHeading level={3} id={anchor} text={name} />
        <p className="member-badges" data-pagefind-ignore="">
          <span className="badge">{KINDS[kind]}</span>
        </p>
      </header>
      {type.length > 0 && (
        <code className="member-signature" data-pagefind-ignore="">
          {name} = <TypeText parts={type} />
        </code>
      )}
      <Html html={description} />
      <Scenes symbol={shape} />
      {shown.length > 0 && (
        <dl className="shape-members">
          {shown.map((member) => (
            <div key={member.anchor} id={member.anchor}>
              <dt>
                <code>
                  <TypeText parts={member.signature} />
                </code>
              </dt>
              <dd>
                <Html html={member.description} />
                <Scenes symbol={shape} member={member.name} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {usedBy.length > 0 && (
        <details className="shape-uses">
          <summary>Used by</summary>
          <Uses uses={usedBy} />
        </details>
      )}
      <footer className="member-foot">
        <SourceLink source={source} />
      </footer>
    </section>
  );
}

export const fragment = graphql`
  fragment ApiShapeCard on ApiShape {
    name
    anchor
    kind
    type {
      text
      path
    }
    description
    members {
      name
      anchor
      kind
      signature {
        text
        path
      }
      description
    }
    ...ApiScenes
    usedBy {
      ...ApiUses
    }
    source {
      ...ApiSourceLink
    }
  }
`;
