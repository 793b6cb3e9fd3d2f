import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Link } from '../../../shell/navigation/link';
import { AnchoredHeading } from '../anchored-heading';
import { Deprecation, Html, InlineHtml } from '../html';
import { Scenes } from '../scenes';
import { SourceLink } from '../source-link';
import { TypeText } from './type-text';
import './member-card.css';

type Member = Queries.ApiMemberCardFragment;

/** A member's title in contents and headings; methods have parentheses. */
export const memberTitle = ({ name, kind }: Pick<Member, 'name' | 'kind'>): string =>
  kind === 'METHOD' ? `${name}()` : name;

/** Leaves a part of an own member out of the search. Inherited ones are left out as a whole. */
const unsearched = ({ inheritedFrom }: Member) => (inheritedFrom === null ? { 'data-pagefind-ignore': '' } : {});

interface MemberCardProps {
  member: Member;
  /** The symbol of the page, with scenes of its own members. */
  symbol: Queries.ApiScenesFragment;
}

export function MemberCard({ member, symbol }: MemberCardProps) {
  const { anchor, inheritedFrom, signature, description, deprecated, overrides, source } = member;
  const isConstructor = member.kind === 'CONSTRUCTOR';
  const from = inheritedFrom ? 'member-inherited' : '';
  return (
    <section className={`member ${from}`} id={isConstructor ? anchor : undefined} aria-label={memberTitle(member)}>
      {!isConstructor && (
        <header className="member-head">
          <AnchoredHeading level={3} id={anchor} text={memberTitle(member)} />
          <Badges member={member} />
        </header>
      )}
      <code className="member-signature" {...unsearched(member)}>
        <TypeText parts={signature} />
      </code>
      <Deprecation html={deprecated} />
      {description && <Html html={description} />}
      <Parameters parameters={member.parameters} />
      <Outcome member={member} />
      <footer className="member-foot">
        <Facts member={member} />
        {overrides && (
          <span>
            Replaces <Link to={overrides.path}>{overrides.name}</Link>
          </span>
        )}
        <SourceLink source={source} />
      </footer>
      {inheritedFrom === null && <Scenes symbol={symbol} member={member.name} />}
    </section>
  );
}

function Badges({ member }: { member: Member }) {
  const { isStatic, isReadonly, isAbstract, isOptional, deprecated, inheritedFrom } = member;
  const badges = [
    isStatic && 'static',
    isReadonly && 'read-only',
    isAbstract && 'abstract',
    isOptional && 'optional',
  ].filter((badge) => badge !== false);
  if (badges.length === 0 && deprecated === null && inheritedFrom === null) return null;
  return (
    <p className="member-badges" {...unsearched(member)}>
      {deprecated !== null && <span className="badge badge-warning">deprecated</span>}
      {badges.map((badge) => (
        <span key={badge} className="badge">
          {badge}
        </span>
      ))}
      {inheritedFrom && (
        <span className="badge badge-from">
          from <Link to={inheritedFrom.path}>{inheritedFrom.name}</Link>
        </span>
      )}
    </p>
  );
}

function Facts({ member: { default: value, unit, range } }: { member: Member }) {
  if (value === null && unit === null && range === null) return null;
  return (
    <dl className="member-facts">
      {value !== null && <Fact name="Default" value={<code>{value}</code>} />}
      {unit !== null && <Fact name="Unit" value={unit} />}
      {range !== null && <Fact name="Range" value={range} />}
    </dl>
  );
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Parameters({ parameters }: Pick<Member, 'parameters'>) {
  // A parameter that the signature fully describes needs no line of its own.
  const described = parameters.filter((parameter) => parameter.description !== '' || parameter.default !== null);
  if (described.length === 0) return null;
  return (
    <dl className="member-list" aria-label="Parameters">
      {described.map(({ name, description, default: value }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>
            <InlineHtml html={description} />
            {value !== null && (
              <span className="member-aside">
                {description === '' ? '' : ' · '}default <code>{value}</code>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Outcome({ member: { returns, throws } }: { member: Member }) {
  const description = returns?.description ?? '';
  if (description === '' && throws.length === 0) return null;
  return (
    <dl className="member-list">
      {description !== '' && <Fact name="Returns" value={<InlineHtml html={description} />} />}
      {throws.map((html) => (
        <Fact key={html} name="Throws" value={<InlineHtml html={html} />} />
      ))}
    </dl>
  );
}

export const fragment = graphql`
  fragment ApiMemberCard on ApiMember {
    name
    anchor
    kind
    signature {
      text
      path
    }
    parameters {
      name
      description
      default
    }
    returns {
      description
    }
    throws
    default
    unit
    range
    description
    isReadonly
    isStatic
    isOptional
    isAbstract
    deprecated
    inheritedFrom {
      name
      path
    }
    overrides {
      name
      path
    }
    source {
      ...ApiSourceLink
    }
  }
`;
