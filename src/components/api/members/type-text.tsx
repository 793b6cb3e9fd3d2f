import { withPrefix } from 'gatsby';
import { Fragment } from 'react';

interface TypeTextProps {
  parts: readonly { readonly text: string; readonly path: string | null }[];
}

/** A type or a signature in which every name of the API is a link. The links are not fetched ahead before they are pointed at: there are many. */
export function TypeText({ parts }: TypeTextProps) {
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
