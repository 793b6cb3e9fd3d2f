import { useEffect } from 'react';

interface NavbarFaultProps {
  /** The item as content/site.yml has it. */
  item: object;
  cause: unknown;
}

/** Stands in for an item of the navigation bar that cannot be drawn, and says which one it is. */
export function NavbarFault({ item, cause }: NavbarFaultProps) {
  const message =
    'A navbar item failed to render. Please double-check the following navbar item (navbar) of content/site.yml:\n' +
    JSON.stringify(item, null, 2);

  useEffect(() => console.error(new Error(message, { cause })), [message, cause]);

  return (
    <details className="navbar-fault">
      <summary>Broken item</summary>
      <pre role="alert">{message}</pre>
    </details>
  );
}
