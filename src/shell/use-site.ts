import { graphql, useStaticQuery } from 'gatsby';

/** The site's settings. */
export function useSite() {
  const data = useStaticQuery<Queries.SiteSettingsQuery>(graphql`
    query SiteSettings {
      site {
        siteMetadata {
          title
          tagline
          description
          siteUrl
          copyrightYear
          links {
            launch
            chat
            video
            social
          }
          navbar {
            label
            to
            activeUnder
          }
          footer {
            title
            links {
              label
              to
            }
          }
        }
      }
    }
  `);
  if (!data.site?.siteMetadata) throw new Error('The site has no settings: content/site.yml was not read.');
  return data.site.siteMetadata;
}
