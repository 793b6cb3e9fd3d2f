interface FormulaProps {
  /** MathML. */
  markup: string;
  display: boolean;
}

/** A formula in a line, or on a line of its own that scrolls where it is too wide. */
export function Formula({ markup, display }: FormulaProps) {
  const html = { __html: markup };
  return display ? (
    <div className="formula" dangerouslySetInnerHTML={html} />
  ) : (
    <span dangerouslySetInnerHTML={html} />
  );
}
