import { useLayoutEffect, useRef } from 'react';
import { MEMBER_KINDS } from '@physics-editor/lib/api';
import { readForTab, writeForTab } from '../../../shell/state/storage';
import { AnchoredHeading } from '../anchored-heading';
import { MemberCard, memberTitle } from './member-card';
import { MemberFinder } from './member-finder';
import './member-groups.css';

type Member = Queries.ApiMemberCardFragment;

/** Headings of the kinds of members. No member can have a name equal to one of their ids. */
const GROUPS = MEMBER_KINDS.map((each) => ({ ...each, id: `the-${each.label.toLowerCase()}` }));

/** Number of members from which a reader would search for one. */
const MANY = 15;

const isOwn = ({ inheritedFrom }: Member): boolean => inheritedFrom === null;

/** Contents entries for own members; inherited ones may be hidden. */
export function memberHeadings(members: readonly Member[]): Queries.TextPageFragment['headings'] {
  return GROUPS.flatMap(({ kind, label, id }) => {
    const own = members.filter((member) => member.kind === kind && isOwn(member));
    if (own.length === 0) return [];
    const group = { id, text: label, level: 2 };
    if (kind === 'CONSTRUCTOR') return [group];
    return [group, ...own.map((member) => ({ id: member.anchor, text: memberTitle(member), level: 3 }))];
  });
}

interface MembersProps {
  members: readonly Member[];
  symbol: Queries.ApiScenesFragment;
}

/** The members of a class or an interface by kind. A switch shows inherited ones without script. */
export function MemberGroups({ members, symbol }: MembersProps) {
  const inherited = members.filter((member) => !isOwn(member)).length;
  const hasOwn = members.some((member) => isOwn(member) && member.kind !== 'CONSTRUCTOR');
  const [construction, ...others] = GROUPS;
  return (
    <div className="members">
      {members.length >= MANY && <MemberFinder members={members} />}
      {construction && <MemberGroup group={construction} {...{ members, symbol }} />}
      {inherited > 0 && <InheritedSwitch count={inherited} isOn={!hasOwn} />}
      {others.map((group) => (
        <MemberGroup key={group.kind} group={group} {...{ members, symbol }} />
      ))}
    </div>
  );
}

/** Key of whether the reader shows inherited members: Back returns to one of them, and other classes show theirs. */
const SHOWN = 'inherited-members';

function InheritedSwitch({ count, isOn }: { count: number; isOn: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (input.current && readForTab(SHOWN) !== null) input.current.checked = true;
  }, []);
  return (
    <label className="members-switch">
      <input
        ref={input}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its own state
        role="switch"
        defaultChecked={isOn}
        onChange={({ target }) => writeForTab(SHOWN, target.checked ? 'shown' : null)}
      />
      Show inherited members <span className="members-count">{count}</span>
    </label>
  );
}

function MemberGroup({ group, members, symbol }: MembersProps & { group: (typeof GROUPS)[number] }) {
  const ofKind = members.filter(({ kind }) => kind === group.kind);
  if (ofKind.length === 0) return null;
  const cardOf = (member: Member) => <MemberCard key={member.anchor} {...{ member, symbol }} />;
  const heading = <AnchoredHeading level={2} id={group.id} text={group.label} />;
  const inherited = ofKind.filter((member) => !isOwn(member)).map(cardOf);
  // Search finds inherited members where they are declared. Own ones come first.
  return inherited.length === ofKind.length ? (
    <div className="members-inherited" data-pagefind-ignore="">
      {heading}
      {inherited}
    </div>
  ) : (
    <div>
      {heading}
      {ofKind.filter(isOwn).map(cardOf)}
      {inherited.length > 0 && <div data-pagefind-ignore="">{inherited}</div>}
    </div>
  );
}
