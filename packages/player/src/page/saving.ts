import type { Command, PlayerEvent } from '../messages/protocol';

/** Requests files from the player: pictures, recordings, readouts, graphs. Each is rejected with the reason if there is none. */
export class Saving {
  private readonly waiting = new Map<string, (file: Blob | Promise<never>) => void>();

  constructor(private readonly send: (command: Command) => void) {}

  /** The present picture as PNG, over a background colour. */
  readonly picture = (background: string) => this.request('picture', { type: 'savePicture', background });

  /** The readouts after each step since Run, as CSV. */
  readonly readouts = () => this.request('readouts', { type: 'saveReadouts' });

  /** The points of all graphs, as CSV. */
  readonly graphs = () => this.request('graphs', { type: 'saveGraphs' });

  /** A video from now on, until `stopRecording`, the longest time or the end of the scene. */
  readonly recording = (background: string) => this.request('recording', { type: 'record', background });

  stopRecording(): void {
    this.send({ type: 'stopRecording' });
  }

  /** Takes what the player has saved; what nobody has requested is ignored. */
  receive({ what, file, error }: Extract<PlayerEvent, { type: 'saved' }>): void {
    this.waiting.get(what)?.(file instanceof Blob ? file : Promise.reject(new Error(error)));
    this.waiting.delete(what);
  }

  /** The player has been removed. */
  cancel(): void {
    for (const answer of this.waiting.values()) answer(Promise.reject(new Error('The scene has ended.')));
    this.waiting.clear();
  }

  private request(what: string, command: Command): Promise<Blob> {
    this.waiting.get(what)?.(Promise.reject(new Error('It has been requested again.')));
    return new Promise((resolve) => {
      this.waiting.set(what, resolve);
      this.send(command);
    });
  }
}
