/** Gatsby's path prefix, an empty string without one. */
declare const __PATH_PREFIX__: string;

/** Path of the document that runs scenes, without the path prefix. */
declare const __PLAYER__: string;

/** The script of a scene's thread; the frame has it as text. */
declare const __SCENE_THREAD__: string;

/** An icon by its own path, for which the package has no types. */
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
