/** Gatsby's path prefix, an empty string without one. */
declare const __PATH_PREFIX__: string;

/** Path of the document that runs scenes, without the path prefix. */
declare const __PLAYER__: string;
