import { formatDay } from '@physics-editor/lib/text/dates';
import { readingTimeText } from '@physics-editor/lib/text/reading-time';
import { Link } from '../../shell/navigation/link';
import './post-meta.css';

interface PostMetaProps {
  date: string;
  /** In minutes. */
  readingTime: number;
  authors?: readonly { readonly name: string; readonly url: string | null }[];
}

/** Day, reading time and authors of a post. */
export function PostMeta({ date, readingTime, authors = [] }: PostMetaProps) {
  return (
    <p className="post-meta" data-pagefind-ignore="">
      <time dateTime={date}>{formatDay(date)}</time> · {readingTimeText(readingTime)}
      {authors.map(({ name, url }) => (
        <span key={name}> · {url ? <Link to={url}>{name}</Link> : name}</span>
      ))}
    </p>
  );
}
