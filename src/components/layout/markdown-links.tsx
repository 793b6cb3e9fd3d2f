import { withPrefix } from 'gatsby';
import { useEffect, useState } from 'react';
import { copyFile } from '../../islands/copy-text';
import { twinPath } from '../../lib/markdown-twin';
import { Copy } from '../icons';
import './markdown-links.css';

const COPIED_FOR = 2000;

/** The page as Markdown: a link to it, and a button that copies it. Where the browser refuses to copy, the button opens it. */
export function MarkdownLinks({ path }: { path: string }) {
  const [isCopied, setCopied] = useState(false);
  const address = withPrefix(twinPath(path));

  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = () => {
    copyFile(address).then(
      () => setCopied(true),
      (error: unknown) => {
        console.warn('The page cannot be copied; it is opened instead.', error);
        location.assign(address);
      },
    );
  };
  return (
    <p className="markdown-links">
      <button type="button" onClick={copy}>
        <Copy size={16} strokeWidth={1.5} aria-hidden /> Copy page as Markdown
      </button>
      <a href={address} type="text/markdown">
        View as Markdown
      </a>
      <span role="status">{isCopied && 'Copied'}</span>
    </p>
  );
}
