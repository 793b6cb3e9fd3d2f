import { withPrefix } from 'gatsby';
import './wrong-prefix-banner.css';

/**
 * If the site was built for another folder of its host, no script file is found, so only an inline script can report it. It waits for a script to
 * fail before the site has started, and inserts the texts itself, so that search engines do not index them.
 */
function earlyScript(prefix: string): string {
  const configured = `${prefix}${prefix === '/' ? ' (default value)' : ''}`;
  return `(function (isShown) {
  addEventListener('error', function (event) {
    if (isShown || window.___loader || !event.target || event.target.tagName !== 'SCRIPT') return;
    isShown = true;
    var suggested = location.pathname.replace(/(\\/index)?(\\.html)?\\/?$/, '/');
    var lines = ['This site did not load properly.'].concat(
      suggested === ${JSON.stringify(prefix)}
        ? ['Something blocks its scripts, or they are not there. You can read the site without them, or load it again.']
        : [
            'A very common reason is a wrong path prefix in the configuration of the site.',
            'Current configured path prefix = ' + ${JSON.stringify(configured)},
            'We suggest trying path prefix = ' + suggested,
          ]
    );
    var banner = document.createElement('div');
    banner.className = 'wrong-prefix';
    banner.setAttribute('role', 'alert');
    lines.forEach(function (line) {
      banner.appendChild(document.createElement('p')).textContent = line;
    });
    document.body.insertBefore(banner, document.body.firstChild);
  }, true);
})();`.replace(/\n\s*/g, ' ');
}

/** A notice on the home page that the site did not load, with the likely path prefix. */
export const WrongPrefixBanner = () => <script dangerouslySetInnerHTML={{ __html: earlyScript(withPrefix('/')) }} />;
