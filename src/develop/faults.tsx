import { graphql, useStaticQuery } from 'gatsby';
import { useEffect, useRef } from 'react';
import { Link } from '../shell/navigation/link';
import './faults.css';

type Fault = Queries.FaultsQuery['allFaultReport']['nodes'][number]['faults'][number];

/**
 * In `develop`, at the foot of the window: faults of this page and of the data that pages share, and links to the others. Gatsby sends changes to the
 * page. The element always exists, so that screen readers announce new content.
 */
export default function Faults({ path }: { path: string }) {
  const { allFaultReport, allSitePage } = useStaticQuery<Queries.FaultsQuery>(graphql`
    query Faults {
      allFaultReport {
        nodes {
          faults {
            file
            line
            column
            message
            hint
            page
          }
        }
      }
      allSitePage(sort: { path: ASC }) {
        nodes {
          path
        }
      }
    }
  `);
  const exists = allSitePage.nodes.some((page) => page.path === path);
  useReload(path, exists);

  const faults = allFaultReport.nodes.flatMap((report) => report.faults);
  const here = faults.filter(({ page }) => page === null || withoutHash(page) === path);
  const elsewhere = faults.filter((fault) => !here.includes(fault));
  return (
    <div className="faults" role="alert" aria-label="Faults of the content">
      {here.map((fault) => (
        <Item key={keyOf(fault)} {...fault} />
      ))}
      {elsewhere.length > 0 && (
        <details>
          <summary>
            {elsewhere.length === 1 ? '1 fault on another page' : `${elsewhere.length} faults on other pages`}
          </summary>
          {elsewhere.map((fault) => (
            <Item key={keyOf(fault)} {...fault} link={fault.page} />
          ))}
        </details>
      )}
    </div>
  );
}

function Item({ file, line, column, message, hint, link }: Fault & { link?: string | null }) {
  return (
    <div className="fault">
      <p>
        <code>{[file, line, column ?? []].flat().join(':')}</code> {link && <Link to={link}>{link}</Link>}
      </p>
      <p>{message}</p>
      <p>→ {hint}</p>
    </div>
  );
}

/** Reloads to show a page that has been created, or the not-found page after one was removed. */
function useReload(path: string, exists: boolean): void {
  const before = useRef({ path, exists });
  useEffect(() => {
    const { path: oldPath, exists: existed } = before.current;
    before.current = { path, exists };
    if (path === oldPath && exists !== existed) location.reload();
  }, [path, exists]);
}

const withoutHash = (address: string): string => address.replace(/#.*/, '');

const keyOf = ({ file, line, message }: Fault): string => `${file}:${line} ${message}`;
