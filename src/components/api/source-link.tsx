import { Link } from '../../shell/navigation/link';

interface SourceLinkProps {
  source: { readonly file: string; readonly line: number; readonly url: string };
}

/** Where something stands in the code. */
export function SourceLink({ source: { file, line, url } }: SourceLinkProps) {
  return (
    <Link to={url} className="api-source" title={`${file}, line ${line}`}>
      {file.replace(/.*\//, '')}:{line}
    </Link>
  );
}
