import { invertedEffects } from '@codemirror/commands';
import { EditorState, StateEffect, StateField, type Extension, type Transaction } from '@codemirror/state';

const setShared = StateEffect.define<boolean>();

const field = StateField.define<boolean>({
  create: () => false,
  update: (isShared, { effects }) =>
    effects.reduce((known, effect) => (effect.is(setShared) ? effect.value : known), isShared),
});

/** Whether what is in the editor is somebody else's code, or was made of it. */
export const isSharedIn = (state: EditorState): boolean => state.field(field);

/** Whether a change leaves nothing of the text before it: what there is then is the reader's, or the original. */
function replacesAll({ changes }: Transaction): boolean {
  let isAnyLeft = false;
  changes.iterGaps((_from, _to, length) => (isAnyLeft ||= length > 0));
  return !isAnyLeft;
}

const writesAnew = (change: Transaction): boolean =>
  change.docChanged && isSharedIn(change.startState) && !change.isUserEvent('undo') && replacesAll(change);

/** Keeps whose the code is. To undo what replaced somebody else's code makes it somebody else's again. */
export const sharedOrigin = (isShared: boolean): Extension => [
  field.init(() => isShared),
  invertedEffects.of(({ effects, startState }) =>
    effects.some((effect) => effect.is(setShared)) ? [setShared.of(isSharedIn(startState))] : [],
  ),
  EditorState.transactionExtender.of((change) => (writesAnew(change) ? { effects: setShared.of(false) } : null)),
];
