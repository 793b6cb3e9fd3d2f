import { withPrefix } from 'gatsby';
import { copyFile } from '../../../islands/copy-text';
import { alternatePath } from '@physics-editor/lib/page-files';
import { useForAWhile } from '../../../islands/use-for-a-while';
import { Icon } from '../../icon';
import { Copy } from '../../icons';
import './markdown-links.css';

/** Links to the Markdown alternate, with a button that copies it. If the browser refuses to copy, the button opens the alternate. */
export function MarkdownLinks({ path }: { path: string }) {
  const [said, say] = useForAWhile<string>();
  const address = withPrefix(alternatePath(path));

  const copy = () => {
    copyFile(address).then(
      () => say('Copied'),
      (error: unknown) => {
        console.warn('The page cannot be copied; it is opened instead.', error);
        location.assign(address);
      },
    );
  };
  return (
    <p className="markdown-links">
      <button type="button" className="link-button" onClick={copy}>
        <Icon of={Copy} size={16} /> Copy page as Markdown
      </button>
      <a href={address} type="text/markdown">
        View as Markdown
      </a>
      <span role="status">{said}</span>
    </p>
  );
}
