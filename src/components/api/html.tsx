import './html.css';

/** A comment of the code as HTML. It contains neither islands nor pictures. */
export function Html({ html, className = '' }: { html: string; className?: string }) {
  return <div className={`content api-text ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** An inline comment. */
export function InlineHtml({ html }: { html: string }) {
  return <span className="api-inline" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A deprecation notice, with what to use instead. */
export function Deprecation({ html }: { html: string | null }) {
  if (html === null) return null;
  return (
    <p className="member-deprecated">
      <strong>Deprecated.</strong> <InlineHtml html={html} />
    </p>
  );
}
