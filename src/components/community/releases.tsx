import { formatMonth } from '@physics-editor/lib/text/dates';
import { InlineCode } from '../layout/page/inline-code';
import './releases.css';

/** Releases, newest first, each with what was added, changed and fixed. */
export function Releases({ releases }: { releases: Queries.ChangelogPageQuery['allRelease']['nodes'] }) {
  return releases.map(({ month, added, changed, fixed }) => (
    <section key={month} className="release">
      <h2 id={month}>
        <time dateTime={month}>{formatMonth(month)}</time>
      </h2>
      <Changes kind="added" label="Added" entries={added} />
      <Changes kind="changed" label="Changed" entries={changed} />
      <Changes kind="fixed" label="Fixed" entries={fixed} />
    </section>
  ));
}

function Changes({ kind, label, entries }: { kind: string; label: string; entries: readonly string[] }) {
  if (entries.length === 0) return null;
  return (
    <div className={`changes changes-${kind}`}>
      <h3>{label}</h3>
      <ul>
        {entries.map((entry) => (
          <li key={entry}>
            <InlineCode text={entry} />
          </li>
        ))}
      </ul>
    </div>
  );
}
