import { withPrefix } from 'gatsby';
import { Fragment } from 'react';

/** A type or a signature, with links on all names of the API. As there are many, their targets are prefetched only when pointed at. */
export function TypeText({ parts }: { parts: readonly { readonly text: string; readonly path: string | null }[] }) {
  return (
    <>
      {parts.map(({ text, path }, at) =>
        path ? (
          <a key={at} href={withPrefix(path)}>
            {text}
          </a>
        ) : (
          <Fragment key={at}>{text}</Fragment>
        ),
      )}
    </>
  );
}
