import { StateEffect, StateField, type EditorState } from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';
import type { Failure } from '@physics-editor/player/page/scene-state';

/** Marks the line of an error, or removes the mark. */
export const markFailure = StateEffect.define<Failure | undefined>();

function marksFor(state: EditorState, failure: Failure | undefined): DecorationSet {
  if (!failure || failure.line < 1 || failure.line > state.doc.lines) return Decoration.none;
  // The style sheet shows the message below the line; the scene's alert announces it.
  const attributes = { class: 'cm-failedLine', 'data-failure': failure.message };
  return Decoration.set([Decoration.line({ attributes }).range(state.doc.line(failure.line).from)]);
}

/** Keeps the mark on its line while text is typed. */
export const failureMarks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (marks, transaction) =>
    transaction.effects.reduce(
      (known, effect) => (effect.is(markFailure) ? marksFor(transaction.state, effect.value) : known),
      marks.map(transaction.changes),
    ),
  provide: (field) => EditorView.decorations.from(field),
});
