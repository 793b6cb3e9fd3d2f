import { JSDOM, VirtualConsole } from 'jsdom';

/** Parses HTML. jsdom's messages about unsupported features, such as nested styles, are suppressed: no test here depends on them. */
export const parseHtml = (html: string): Document =>
  new JSDOM(html, { virtualConsole: new VirtualConsole() }).window.document;
