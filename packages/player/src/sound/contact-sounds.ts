import { visibleRect, type View } from '@physics-editor/runtime/render/index';
import type { Impact } from '@physics-editor/runtime/scene/impact';
import type { Output } from '../messages/thread-protocol';

type Tone = Extract<Output, { type: 'tone' }>;

/** Slower impacts are not heard, in m/s: a heap at rest would rustle. */
const SLOWEST = 0.3;
/** Speed of the loudest impacts, in m/s. */
const FASTEST = 10;
/** Frequency of a body of 1 kg, in Hz, and those of the heaviest and the lightest. */
const MIDDLE = 440;
const LOWEST = 110;
const HIGHEST = 1760;

/** Makes the contacts of a scene's bodies heard: one tone per picture, of the fastest impact. More would only be noise. */
export class ContactSounds {
  areOn = false;
  private fastest: Impact | undefined;

  constructor(private readonly send: (tone: Tone) => void) {}

  /** Takes an impact of a step, which is computed only if it may be heard. */
  take(read: () => Impact | undefined): void {
    const impact = this.areOn ? read() : undefined;
    if (impact && impact.speed > (this.fastest?.speed ?? SLOWEST)) this.fastest = impact;
  }

  /** Sends the tone of what has happened since the last picture. */
  play(view: View): void {
    if (this.fastest) this.send(toneOf(this.fastest, view));
    this.fastest = undefined;
  }
}

/** Frequency, loudness and direction of an impact. Frequencies of similar bodies are inversely proportional to their sizes, so to ∛mass. */
function toneOf({ point, speed, mass }: Impact, view: View): Tone {
  const { x, width } = visibleRect(view);
  return {
    type: 'tone',
    frequency: between(LOWEST, MIDDLE / Math.cbrt(mass), HIGHEST),
    loudness: Math.sqrt(Math.min(speed / FASTEST, 1)),
    pan: between(-1, (2 * (point.x - x)) / width - 1, 1),
  };
}

const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);
