import type { GatsbyBrowser } from 'gatsby';
import { Frame } from '../components/layout/frame';
import { sitePath } from '../lib/paths';
import { ColourModeProvider } from './colour-mode';
import { OpenCategoriesProvider } from './open-categories';

type WrapRoot = NonNullable<GatsbyBrowser['wrapRootElement']>;
type WrapPage = NonNullable<GatsbyBrowser['wrapPageElement']>;

/** What holds across pages: the same on the server and in the browser. */
export const wrapRootElement: WrapRoot = ({ element }) => (
  <ColourModeProvider>
    <OpenCategoriesProvider>{element}</OpenCategoriesProvider>
  </ColourModeProvider>
);

/** The frame stays in place when the page inside it changes. */
export const wrapPageElement: WrapPage = ({ element, props }) => (
  <Frame path={sitePath(props.location.pathname)}>{element}</Frame>
);
