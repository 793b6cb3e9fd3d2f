import type { Output } from '../messages/thread-protocol';

/** Duration of a tone, in s. */
const DURATION = 0.2;
/** Gain of the loudest tone; several sound at once. */
const LOUDEST = 0.4;
/** Gain of a tone that is no longer heard: an exponential never reaches 0. */
const SILENT = 0.001;

/** Short tones, in the frame: workers have no sound. Nothing is created before they are turned on. */
export class Tones {
  private areOn = false;
  private desk: { readonly context: AudioContext; readonly output: AudioNode } | undefined;

  turn(areOn: boolean): void {
    this.areOn = areOn;
    if (areOn) {
      this.desk ??= openDesk();
      this.wake();
    } else {
      void this.desk?.context.suspend();
    }
  }

  /** Tries again to start audio: some browsers allow sound only after a press in the frame itself. */
  wake(): void {
    if (this.areOn) void this.desk?.context.resume();
  }

  /** Plays a tone now. What cannot be heard now is not heard later. */
  play({ frequency, loudness, pan }: Extract<Output, { type: 'tone' }>): void {
    if (this.desk?.context.state !== 'running') return;
    const { context, output } = this.desk;
    const now = context.currentTime;
    const tone = new OscillatorNode(context, { type: 'triangle', frequency });
    const volume = new GainNode(context);
    volume.gain.setValueAtTime(LOUDEST * loudness, now);
    volume.gain.exponentialRampToValueAtTime(SILENT, now + DURATION);
    tone.connect(volume).connect(new StereoPannerNode(context, { pan })).connect(output);
    tone.start(now);
    tone.stop(now + DURATION);
  }
}

/** An audio context whose output does not clip when many tones sound at once. */
function openDesk() {
  const context = new AudioContext();
  const output = new DynamicsCompressorNode(context);
  output.connect(context.destination);
  return { context, output };
}
