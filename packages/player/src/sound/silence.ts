import type { ScriptLibraries } from '@physics-editor/runtime/scripts/utils';

/** An instrument that plays nothing. */
const MUTE = { triggerAttackRelease: () => MUTE, dispose: () => MUTE };

/** Libraries for environments without audio and loading: posters and tests. */
export const silence: Pick<ScriptLibraries, 'createSynth'> = { createSynth: () => Promise.resolve(MUTE) };
