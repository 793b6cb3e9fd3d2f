/** Gatsby's path prefix; empty without one. */
declare const __PATH_PREFIX__: string;

/** Path of the document that runs scenes, without the path prefix. */
declare const __PLAYER__: string;

/** The source of a scene's worker, which the frame contains as a string. */
declare const __SCENE_THREAD__: string;

/** The package has no types for the paths of single icons. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  import type { IconNode } from 'lucide';
  const shape: IconNode;
  export default shape;
}

/** The plugin has no types. */
declare module 'gatsby-plugin-react-helmet/gatsby-ssr' {
  import type { RenderBodyArgs, PluginOptions } from 'gatsby';
  export function onRenderBody(
    args: Pick<RenderBodyArgs, 'setHeadComponents' | 'setHtmlAttributes' | 'setBodyAttributes'>,
    options: PluginOptions,
  ): void;
}
