import { LONGEST_RECORDING, recordingType } from '../messages/recording';

/** Bits of video per second: lines of graph paper stay sharp. */
const BIT_RATE = 8_000_000;

/** Records the canvas of a scene as a video without sound, one recording at a time. */
export class Recorder {
  private stopNow: (() => void) | undefined;

  constructor(private readonly canvas: HTMLCanvasElement) {}

  /**
   * Records until `stop` is called, at most a minute.
   * @param background - colour below a scene that has none of its own
   */
  async record(background: string): Promise<Blob> {
    this.stop();
    const type = recordingType();
    if (type === undefined) throw new Error('This browser cannot record.');
    // The canvas is drawn in a worker and may be transparent, and its size may change: what is recorded is a copy.
    const copy = this.copyOver(background);
    const stream = copy.canvas.captureStream();
    const recorder = new MediaRecorder(stream, { mimeType: type, videoBitsPerSecond: BIT_RATE });
    const parts: Blob[] = [];
    const timer = setTimeout(() => this.stop(), LONGEST_RECORDING * 1000);
    const recorded = new Promise<Blob>((resolve, reject) => {
      recorder.ondataavailable = ({ data }) => void parts.push(data);
      recorder.onerror = () => reject(new Error('The browser has ended the recording.'));
      recorder.onstop = () => resolve(new Blob(parts, { type }));
      this.stopNow = () => recorder.stop();
      recorder.start();
    });
    try {
      return await recorded;
    } finally {
      clearTimeout(timer);
      copy.end();
      for (const track of stream.getTracks()) track.stop();
    }
  }

  /** Ends the recording, if there is one. */
  stop(): void {
    this.stopNow?.();
    this.stopNow = undefined;
  }

  /** A copy of the canvas, redrawn for each frame of the screen until its end. */
  private copyOver(background: string): { canvas: HTMLCanvasElement; end: () => void } {
    const { canvas } = this;
    const copy = document.createElement('canvas');
    // Encoders need even numbers.
    copy.width = Math.max(2, 2 * Math.floor(canvas.width / 2));
    copy.height = Math.max(2, 2 * Math.floor(canvas.height / 2));
    const context = copy.getContext('2d');
    let request = 0;
    const draw = (): void => {
      request = requestAnimationFrame(draw);
      if (!context || canvas.width === 0 || canvas.height === 0) return;
      context.fillStyle = background;
      context.fillRect(0, 0, copy.width, copy.height);
      context.drawImage(canvas, 0, 0, copy.width, copy.height);
    };
    draw();
    return { canvas: copy, end: () => cancelAnimationFrame(request) };
  }
}
