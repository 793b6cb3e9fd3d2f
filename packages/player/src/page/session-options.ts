import type { Parameter } from '../messages/parameter';
import type { Readout } from '../messages/readout';
import type { PlayerSource } from './player-frame';

/** What a session needs to know of its scene and its page. */
export interface SessionOptions {
  /** Container of the frame. */
  readonly stage: HTMLElement;
  readonly title: string;
  /** The original code. */
  readonly original: string;
  /** The parameters of the original code, with their initial values. */
  readonly parameters?: readonly Parameter[];
  /** The readouts of the original code. */
  readonly readouts?: readonly Readout[];
  readonly player: PlayerSource;
  /** A key pressed in the frame asks to leave it. */
  readonly onLeave: () => void;
}
