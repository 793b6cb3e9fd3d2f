import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The colours of listings, applied by class. */
const highlighting = syntaxHighlighting(
  HighlightStyle.define([
    { tag: [tags.keyword, tags.bool, tags.null, tags.self], class: 'hljs-keyword' },
    { tag: [tags.string, tags.special(tags.string), tags.regexp], class: 'hljs-string' },
    { tag: tags.number, class: 'hljs-number' },
    {
      tag: [
        tags.function(tags.definition(tags.variableName)),
        tags.function(tags.variableName),
        tags.function(tags.propertyName),
        tags.className,
      ],
      class: 'hljs-title',
    },
    { tag: tags.definition(tags.propertyName), class: 'hljs-attr' },
    { tag: tags.comment, class: 'hljs-comment' },
  ]),
);

/** The site's tokens, which follow the colour mode. */
const theme = EditorView.theme({
  '&': { flex: '1', minHeight: '0', color: 'var(--ink)', backgroundColor: 'var(--paper-sunk)' },
  '&.cm-focused': { outline: '2px solid var(--focus)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', fontSize: '0.88rem', lineHeight: '1.55' },
  // iOS enlarges the page when a field with smaller text gets the focus.
  '@media (max-width: 40rem)': { '.cm-scroller': { fontSize: '16px' } },
  '.cm-content': { caretColor: 'var(--ink)', padding: '0.5rem 0' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  // Lines that are scrolled sideways pass below it.
  '.cm-gutters': { backgroundColor: 'var(--paper-sunk)', border: '0', color: 'var(--code-comment)' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--paper-raised)' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--mark)', outline: '1px solid var(--control-line)' },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'transparent', color: 'var(--danger)' },
  '.cm-tooltip': {
    border: '1px solid var(--control-line)',
    backgroundColor: 'var(--paper-raised)',
    color: 'var(--ink)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--font-mono)', fontSize: '0.85rem' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '0.2rem 0.5rem' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--accent)',
    color: 'var(--on-accent)',
  },
  '.cm-tooltip.cm-completionInfo': { maxWidth: '22rem', padding: '0.4rem 0.6rem', fontSize: '0.9rem' },
  '.cm-completionDetail': { fontStyle: 'normal', opacity: '0.85' },
  '.cm-failedLine': { backgroundColor: 'var(--mark)', boxShadow: 'inset 3px 0 var(--danger)' },
  '.cm-failedLine::after': {
    content: 'attr(data-failure)',
    display: 'block',
    color: 'var(--danger)',
    whiteSpace: 'pre-wrap',
  },
});

export const editorLook = [highlighting, theme];
