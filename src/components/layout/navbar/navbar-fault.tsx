import { useEffect } from 'react';

interface NavbarFaultProps {
  /** The item from content/site.yml. */
  item: object;
  cause: unknown;
}

/** Replaces an item of the navigation bar that failed to render, and identifies it. */
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
