import { useEffect, useRef, useState } from 'react';
import { memberTitle } from './member-card';

type Member = Queries.ApiMemberCardFragment;

/** A field that lists the members whose names contain what is typed, as links; inherited ones, too. */
export function MemberFinder({ members }: { members: readonly Member[] }) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  // Something may have been typed before the page was interactive.
  useEffect(() => setTyped(field.current?.value ?? ''), []);

  const words = typed.trim().toLowerCase();
  const named = members.filter(({ kind }) => kind !== 'CONSTRUCTOR');
  const found = words === '' ? [] : named.filter((member) => memberTitle(member).toLowerCase().includes(words));
  return (
    <div role="search" className="members-finder">
      <label>
        Find a member{' '}
        <input
          ref={field}
          type="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </label>
      <p role="status">{words !== '' && `${found.length} of ${named.length}`}</p>
      {found.length > 0 && (
        <ul>
          {found.map((member) => (
            <li key={member.anchor}>
              <a href={`#${member.anchor}`}>{memberTitle(member)}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
