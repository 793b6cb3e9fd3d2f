import { invertedEffects } from '@codemirror/commands';
import { EditorState, StateEffect, StateField, type Extension, type Transaction } from '@codemirror/state';

const setShared = StateEffect.define<boolean>();

const field = StateField.define<boolean>({
  create: () => false,
  update: (isShared, { effects }) =>
    effects.reduce((known, effect) => (effect.is(setShared) ? effect.value : known), isShared),
});

/** Whether the editor's code is somebody else's or derived from it. */
export const isSharedIn = (state: EditorState): boolean => state.field(field);

/** Whether a change replaces all of the previous text: the result is then the reader's or the original. */
function replacesAll({ changes }: Transaction): boolean {
  let isAnyLeft = false;
  changes.iterGaps((_from, _to, length) => (isAnyLeft ||= length > 0));
  return !isAnyLeft;
}

const writesAnew = (change: Transaction): boolean =>
  change.docChanged && isSharedIn(change.startState) && !change.isUserEvent('undo') && replacesAll(change);

/** Tracks the origin of the code. Undoing the replacement of somebody else's code restores that origin. */
export const sharedOrigin = (isShared: boolean): Extension => [
  field.init(() => isShared),
  invertedEffects.of(({ effects, startState }) =>
    effects.some((effect) => effect.is(setShared)) ? [setShared.of(isSharedIn(startState))] : [],
  ),
  EditorState.transactionExtender.of((change) => (writesAnew(change) ? { effects: setShared.of(false) } : null)),
];
