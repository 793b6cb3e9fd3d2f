import type { ReactNode } from 'react';
import { islandAttributes } from '../../islands/attributes';

interface CodeProps {
  language: string;
  title?: string;
  /** Numbers the lines, which must then be separate elements. */
  numbered?: boolean;
  /** Highlighted tokens. */
  children?: ReactNode;
}

/** A listing. It is focusable, so that it can be scrolled with the keyboard; its island adds buttons. */
export function Code({ language, title, numbered = false, children }: CodeProps) {
  const Frame = title ? 'figure' : 'div';
  return (
    <Frame className="code" aria-label={title} {...islandAttributes('code', {})}>
      {title && <figcaption>{title}</figcaption>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the focus (WCAG 2.1.1) */}
      <pre tabIndex={0} data-language={language} className={numbered ? 'numbered' : undefined}>
        <code>{children}</code>
      </pre>
      <div data-island-root="" />
    </Frame>
  );
}
