import { InlineHtml } from './html';

/** Says that something should not be used any more, and what to use instead. */
export function Deprecation({ html }: { html: string | null }) {
  if (html === null) return null;
  return (
    <p className="member-deprecated">
      <strong>Deprecated.</strong> <InlineHtml html={html} />
    </p>
  );
}
