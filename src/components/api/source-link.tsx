import { Link } from '../../shell/navigation/link';

interface SourceLinkProps {
  source: { readonly file: string; readonly line: number; readonly url: string };
}

/** A link to the source of a symbol or member. */
export function SourceLink({ source: { file, line, url } }: SourceLinkProps) {
  return (
    <Link to={url} className="api-source" title={`${file}, line ${line}`}>
      {file.replace(/.*\//, '')}:{line}
    </Link>
  );
}
