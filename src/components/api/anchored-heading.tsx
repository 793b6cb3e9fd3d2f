interface AnchoredHeadingProps {
  /** 2 or 3. */
  level: number;
  id: string;
  /** The heading as plain text. */
  text: string;
}

/** A heading with a link to itself, as in texts. */
export function AnchoredHeading({ level, id, text }: AnchoredHeadingProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const label = `Direct link to ${text}`;
  return (
    <Heading id={id}>
      {text}
      <a className="hash-link" href={`#${id}`} aria-label={label} title={label} />
    </Heading>
  );
}
