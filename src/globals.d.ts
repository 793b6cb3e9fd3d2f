/** Gatsby's path prefix, an empty string without one. */
declare const __PATH_PREFIX__: string;
