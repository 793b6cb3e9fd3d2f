interface HtmlProps {
  html: string;
  className?: string;
}

/** A comment of the code. It has neither islands nor pictures, so it needs no more than its place. */
export function Html({ html, className = '' }: HtmlProps) {
  return <div className={`content api-text ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A comment in a line. */
export function InlineHtml({ html }: { html: string }) {
  return <span className="api-inline" dangerouslySetInnerHTML={{ __html: html }} />;
}
