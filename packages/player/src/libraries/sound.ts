import * as Tone from 'tone';

export { Tone };

/** Presets of the instruments that scripts name; each is a synthesizer of Tone.js. */
const PRESETS: Readonly<Record<string, () => Tone.PolySynth>> = {
  Sawtooth: () => voices({ oscillator: { type: 'sawtooth' }, envelope: { attack: 0.01, release: 0.3 } }),
  'Electric Harpsichord': () =>
    fm({ harmonicity: 2, modulationIndex: 6, envelope: { attack: 0.001, decay: 0.4, sustain: 0, release: 0.2 } }),
  Marimba: () =>
    voices({ oscillator: { type: 'sine' }, envelope: { attack: 0.002, decay: 0.5, sustain: 0, release: 0.4 } }),
  'Digital Chime': () =>
    fm({ harmonicity: 3.5, modulationIndex: 10, envelope: { attack: 0.001, decay: 1.4, sustain: 0, release: 1 } }),
  Cello: () =>
    voices({ oscillator: { type: 'fatsawtooth', count: 2, spread: 8 }, envelope: { attack: 0.12, release: 0.5 } }),
  Kalimba: () =>
    fm({ harmonicity: 8, modulationIndex: 2, envelope: { attack: 0.001, decay: 0.8, sustain: 0, release: 0.6 } }),
  Thinsaws: () =>
    voices({ oscillator: { type: 'fatsawtooth', count: 3, spread: 30 }, envelope: { attack: 0.02, release: 0.4 } }),
  Pluck: () =>
    voices({ oscillator: { type: 'triangle' }, envelope: { attack: 0.001, decay: 0.25, sustain: 0, release: 0.1 } }),
  Bah: () =>
    voices({ oscillator: { type: 'square4' }, envelope: { attack: 0.03, decay: 0.2, sustain: 0.4, release: 0.2 } }),
  'Bass Guitar': () =>
    voices({ oscillator: { type: 'triangle8' }, envelope: { attack: 0.005, decay: 0.6, sustain: 0.1, release: 0.3 } }),
  'Brass Circuit': () =>
    voices({ oscillator: { type: 'sawtooth6' }, envelope: { attack: 0.06, decay: 0.2, sustain: 0.6, release: 0.2 } }),
  Pianoetta: () =>
    voices({ oscillator: { type: 'triangle4' }, envelope: { attack: 0.003, decay: 0.9, sustain: 0.05, release: 0.5 } }),
};

/** Used if a script names none. */
const DEFAULT = 'Kalimba';
/** In dB; keeps many simultaneous notes from distorting. */
const VOLUME = -12;

/**
 * Creates a polyphonic instrument.
 * @throws Error if there is no such preset; the message lists them
 */
export function createSynth(preset = DEFAULT): Tone.PolySynth {
  const make = Object.hasOwn(PRESETS, preset) ? PRESETS[preset] : undefined;
  if (!make) throw new Error(`There is no instrument "${preset}". There are: ${Object.keys(PRESETS).join(', ')}.`);
  const synth = make().toDestination();
  synth.volume.value = VOLUME;
  return synth;
}

const voices = (options: Parameters<Tone.PolySynth['set']>[0]): Tone.PolySynth =>
  new Tone.PolySynth(Tone.Synth).set(options);

const fm = (options: Parameters<Tone.PolySynth<Tone.FMSynth>['set']>[0]): Tone.PolySynth =>
  new Tone.PolySynth(Tone.FMSynth).set(options);
