import type { GatsbySSR } from 'gatsby';
import { onRenderBody as takeHead } from 'gatsby-plugin-react-helmet/gatsby-ssr';
import { renderToString } from 'react-dom/server';
import { PAPER } from '@physics-editor/lib/paper';
import { earlyScript } from './src/shell/state/colour-mode';

export { wrapPageElement, wrapRootElement } from './src/shell/root';

const LAYERS = 'layers';

/** Account id for advertising; gatsby/hooks.ts has checked its format. */
const adsClient = process.env.NODE_ENV === 'production' ? process.env['ADS_CLIENT'] : undefined;

/**
 * React's streaming renderer, Gatsby's default, inserts NUL bytes between multibyte characters (18.3.1). The head is taken synchronously: by the time
 * the plugin would do so, Gatsby has rendered other pages, and Helmet keeps only one head.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = (args, options) => {
  args.replaceBodyHTMLString(renderToString(<>{args.bodyComponent}</>));
  takeHead(args, options);
};

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHtmlAttributes, setHeadComponents }) => {
  // `data-has-hydrated` shows style sheets and tests whether the page is interactive.
  setHtmlAttributes({ lang: 'en', dir: 'ltr', ...{ 'data-has-hydrated': 'false' } });
  setHeadComponents([<style key={LAYERS}>@layer reset, base, layout, content, components, utilities;</style>]);
  // The script changes the element before it. In the body it would be too late: a browser may paint a body as soon as it is open.
  setHeadComponents([
    <meta key="theme-color" name="theme-color" content={PAPER.light} />,
    <script key="early" dangerouslySetInnerHTML={{ __html: earlyScript }} />,
  ]);
  if (adsClient) setHeadComponents([<Ads key="ads" client={adsClient} />]);
};

/** @see https://support.google.com/adsense/answer/9274516 */
const Ads = ({ client }: { client: string }) => (
  <script
    async
    src={`https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${client}`}
    crossOrigin="anonymous"
  />
);

/** Styles and a script of gatsby-plugin-image for components of its own, which this site does not have. */
const UNUSED = /^gatsby-image-style/;

/** Cascade layers are ordered by their first mention, so it must precede all styles. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ getHeadComponents, replaceHeadComponents }) => {
  const keyOf = (component: unknown) =>
    typeof component === 'object' && component !== null && 'key' in component ? String(component.key) : '';
  const components = getHeadComponents().filter((component) => !UNUSED.test(keyOf(component)));
  const isLayers = (component: unknown) => keyOf(component) === LAYERS;
  replaceHeadComponents([...components.filter(isLayers), ...components.filter((component) => !isLayers(component))]);
};
