import { Link } from '../../shell/navigation/link';
import { useSite } from '../../shell/state/use-site';
import './footer.css';

export function Footer() {
  const { title, tagline, footer, copyrightYear } = useSite();
  return (
    <footer className="footer">
      <div className="footer-columns">
        {footer.map((column) => (
          <section key={column.title}>
            <h2>{column.title}</h2>
            <ul>
              {column.links.map(({ label, to }) => (
                <li key={label}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="footer-line">
        © {copyrightYear} {title}. {tagline}.
      </p>
    </footer>
  );
}
