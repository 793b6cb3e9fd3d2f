interface FormulaProps {
  /** MathML. */
  markup: string;
  /** The formula in TeX, for readers without MathML support. */
  tex: string;
  isDisplay: boolean;
}

/** An inline formula, or one on a line of its own that scrolls if it is too wide. */
export function Formula({ markup, tex, isDisplay }: FormulaProps) {
  const html = { __html: markup };
  if (!isDisplay) return <span data-tex={tex} dangerouslySetInnerHTML={html} />;
  return (
    <div
      className="formula"
      data-tex={tex}
      role="group"
      aria-label="Formula"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the focus (WCAG 2.1.1)
      tabIndex={0}
      dangerouslySetInnerHTML={html}
    />
  );
}
