import type { GatsbySSR } from 'gatsby';
import { earlyScript } from './src/shell/colour-mode';

export { wrapPageElement, wrapRootElement } from './src/shell/root';

const LAYERS = 'layers';

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHtmlAttributes,
  setHeadComponents,
  setPreBodyComponents,
}) => {
  setHtmlAttributes({ lang: 'en', dir: 'ltr' });
  setHeadComponents([<style key={LAYERS}>@layer reset, base, layout, content, components, utilities;</style>]);
  setPreBodyComponents([<script key="early" dangerouslySetInnerHTML={{ __html: earlyScript }} />]);
};

/** The order of the cascade layers is that of their first mention, so it is told before any style. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ getHeadComponents, replaceHeadComponents }) => {
  const isLayers = (component: unknown) =>
    typeof component === 'object' && component !== null && 'key' in component && component.key === LAYERS;
  const components = getHeadComponents();
  replaceHeadComponents([...components.filter(isLayers), ...components.filter((component) => !isLayers(component))]);
};
