import { InlineHtml } from './html';

/** A deprecation notice, with what to use instead. */
export function Deprecation({ html }: { html: string | null }) {
  if (html === null) return null;
  return (
    <p className="member-deprecated">
      <strong>Deprecated.</strong> <InlineHtml html={html} />
    </p>
  );
}
