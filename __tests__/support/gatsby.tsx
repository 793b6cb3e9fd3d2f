import type { PageProps } from 'gatsby';
import { Component } from 'react';
import './loader';
import { sidebarItemsOf } from './sidebar';

type StaticData = Queries.SiteSettingsQuery & Queries.RecentPostsQuery & Queries.SidebarsQuery & Queries.FaultsQuery;

/** The settings that `useSite` returns in tests. */
export const settings: NonNullable<NonNullable<Queries.SiteSettingsQuery['site']>['siteMetadata']> = {
  title: 'Test site',
  tagline: 'Things that fall',
  description: 'A site for tests.',
  siteUrl: 'https://site.example',
  copyrightYear: 2025,
  links: {
    launch: 'https://app.example/',
    chat: 'https://chat.example/',
    video: 'https://video.example/',
    social: 'https://social.example/',
  },
  navbar: [
    { label: 'Docs', to: '/docs', activeUnder: '/docs' },
    { label: 'Blog', to: '/blog', activeUnder: '/blog' },
    { label: 'Community', to: '/community/support', activeUnder: '/community' },
  ],
  footer: [
    { title: 'Docs', links: [{ label: 'Introduction', to: '/docs' }] },
    {
      title: 'Community',
      links: [
        { label: 'Chat', to: 'https://chat.example/' },
        { label: 'Support', to: '/community/support' },
      ],
    },
  ],
  announcement: null,
};

const defaults: StaticData = {
  site: { siteMetadata: settings },
  allDocsVersion: { nodes: [{ name: 'current', path: '/docs' }] },
  allBlogPost: { nodes: [{ title: 'Latest post', path: '/blog/latest-post' }] },
  allFaultReport: { nodes: [] },
  allSitePage: { nodes: [] },
  allSidebar: {
    nodes: [
      { name: 'tutorialSidebar', items: sidebarItemsOf([{ label: 'Introduction', path: '/docs' }]) },
      { name: 'community', items: sidebarItemsOf([{ label: 'Support', path: '/community/support' }], 'community') },
    ],
  },
};

let data = defaults;

/** Replaces part of the results of static queries until the end of the test. */
export function setStaticData(part: Partial<StaticData>): void {
  data = { ...data, ...part };
}

/** Replaces part of the settings until the end of the test. */
export function setSettings(part: Partial<typeof settings>): void {
  setStaticData({ site: { siteMetadata: { ...settings, ...part } } });
}

beforeEach(() => {
  data = defaults;
  navigate.mockClear();
});

// The following replaces the package itself, by `__tests__/__mocks__/gatsby.ts`.

export const graphql = (): undefined => undefined;

/** All static queries of the site in one result. */
export const useStaticQuery = jest.fn(() => data);

export const navigate = jest.fn();
window.___navigate = navigate;

export const withPrefix = (path: string): string => __PATH_PREFIX__ + path;

/** The props that Gatsby passes to a template at `address`. */
export function pageProps<Data>(address: string, queried: Data): PageProps<Data, Record<string, unknown>> {
  const url = new URL(address, settings.siteUrl);
  const location = Object.assign(url, {
    ancestorOrigins: window.location.ancestorOrigins,
    assign: jest.fn(),
    reload: jest.fn(),
    replace: jest.fn(),
    state: {},
  });
  return {
    path: url.pathname,
    uri: url.pathname,
    location,
    children: undefined,
    params: {},
    data: queried,
    pageContext: {},
    serverData: {},
    pageResources: {
      component: new Component({}),
      json: { data: queried, pageContext: {} },
      page: { componentChunkName: '', path: url.pathname, webpackCompilationHash: '' },
    },
  };
}
