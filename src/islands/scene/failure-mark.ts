import { StateEffect, StateField, type EditorState } from '@codemirror/state';
import { Decoration, EditorView, WidgetType, type DecorationSet } from '@codemirror/view';
import type { Failure } from './scene-state';

/** Marks the line in which something went wrong, and takes the mark away. */
export const markFailure = StateEffect.define<Failure | undefined>();

/** What went wrong, below its line. */
class FailureWidget extends WidgetType {
  constructor(private readonly message: string) {
    super();
  }

  override eq(other: FailureWidget): boolean {
    return other.message === this.message;
  }

  override toDOM(): HTMLElement {
    return Object.assign(document.createElement('div'), { className: 'cm-failure', textContent: this.message });
  }
}

function marksFor(state: EditorState, failure: Failure | undefined): DecorationSet {
  if (!failure || failure.line < 1 || failure.line > state.doc.lines) return Decoration.none;
  const { from, to } = state.doc.line(failure.line);
  const widget = new FailureWidget(failure.message);
  return Decoration.set([
    Decoration.line({ class: 'cm-failedLine' }).range(from),
    Decoration.widget({ widget, block: true, side: 1 }).range(to),
  ]);
}

/** Keeps the mark at its line while text is typed. */
export const failureMarks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (marks, transaction) =>
    transaction.effects.reduce(
      (known, effect) => (effect.is(markFailure) ? marksFor(transaction.state, effect.value) : known),
      marks.map(transaction.changes),
    ),
  provide: (field) => EditorView.decorations.from(field),
});
