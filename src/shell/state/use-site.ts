import { isExternal } from '@physics-editor/lib/addresses';
import { graphql, useStaticQuery } from 'gatsby';

function useSiteQuery() {
  return useStaticQuery<Queries.SiteSettingsQuery>(graphql`
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
          announcement {
            id
            text
            link {
              label
              to
            }
            closeable
          }
        }
      }
      allDocsVersion {
        nodes {
          name
          path
        }
      }
    }
  `);
}

/** The site's settings. */
export function useSite() {
  const data = useSiteQuery();
  if (!data.site?.siteMetadata) throw new Error('The site has no settings: content/site.yml was not read.');
  return data.site.siteMetadata;
}

/** Whether the people and votes on the site are samples: as long as there is no chat server yet, nobody can have voted there. */
export const useAreSamples = () => !isExternal(useSite().links.chat);

/** The versions of the docs: their keys and the addresses of their first pages. */
export const useDocsVersions = () => useSiteQuery().allDocsVersion.nodes;
