import type { GatsbySSR } from 'gatsby';
import { earlyScript } from './src/shell/colour-mode';

export { wrapPageElement, wrapRootElement } from './src/shell/root';

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHtmlAttributes, setPreBodyComponents }) => {
  setHtmlAttributes({ lang: 'en', dir: 'ltr' });
  setPreBodyComponents([<script key="early" dangerouslySetInnerHTML={{ __html: earlyScript }} />]);
};
