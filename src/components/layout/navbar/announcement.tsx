import { useEffect, useState } from 'react';
import { Icon } from '../../icon';
import { X } from '../../icons';
import { Link } from '../../../shell/navigation/link';
import { followStored, writeStored } from '../../../shell/state/storage';
import { useSite } from '../../../shell/state/use-site';
import './announcement.css';

const ID_KEY = 'announcement.id';
const DISMISSED_KEY = 'announcement.dismissed';

/**
 * Runs during parsing, before the bar is painted, so that a dismissed announcement never appears. A new id marks a new announcement, which is shown
 * again.
 */
const earlyScript = (id: string): string =>
  `(function(s,i){try{s=localStorage;if(s.getItem('${ID_KEY}')!==i){s.setItem('${ID_KEY}',i);s.setItem('${DISMISSED_KEY}','false')}` +
  `if(s.getItem('${DISMISSED_KEY}')==='true')document.documentElement.setAttribute('data-announcement','dismissed')}catch(e){}})` +
  `(0,${JSON.stringify(id).replaceAll('<', '\\u003c')})`;

/** The bar above the navigation bar, if content/site.yml has an announcement. */
export function Announcement() {
  const { announcement } = useSite();
  const [isDismissed, setDismissed] = useState(false);

  useEffect(() => followStored(DISMISSED_KEY, (value) => setDismissed(value === 'true')), []);

  if (!announcement || isDismissed) return null;
  const { id, text, link, closeable } = announcement;
  return (
    <div role="banner" className="announcement">
      {closeable && <script dangerouslySetInnerHTML={{ __html: earlyScript(id) }} />}
      <p>
        {`${text} `}
        {link && <Link to={link.to}>{link.label}</Link>}
      </p>
      {closeable && (
        <button
          type="button"
          className="icon-button"
          aria-label="Close"
          onClick={() => {
            setDismissed(true);
            writeStored(DISMISSED_KEY, 'true');
          }}
        >
          <Icon of={X} size={18} />
        </button>
      )}
    </div>
  );
}
