import type { DecodedPicture } from './decode-picture';
import { MessageLimit } from '../messages/message-limit';
import type { Input, Output } from '../messages/thread-protocol';

/** More pictures per second than any scene loads; they would keep the frame busy. */
const MOST_PICTURES = 500;

/** Has pictures decoded by the frame, since a worker cannot decode vector graphics. */
export class PictureReader {
  private readonly readings = new Map<number, (picture: DecodedPicture | Promise<never>) => void>();
  private readonly limit = new MessageLimit(MOST_PICTURES);
  private last = 0;

  constructor(private readonly send: (output: Output) => void) {}

  /** Decodes a picture; rejects if it is invalid. */
  read(blob: Blob): Promise<DecodedPicture> {
    if (this.limit.isExceeded()) return Promise.reject(new RangeError('These are too many pictures in a second.'));
    const id = ++this.last;
    return new Promise((resolve) => {
      this.readings.set(id, resolve);
      this.send({ type: 'picture', id, blob });
    });
  }

  /** Handles the frame's answer. */
  take({ id, bitmap, width, height, error }: Extract<Input, { type: 'picture' }>): void {
    this.readings.get(id)?.(
      bitmap instanceof ImageBitmap ? { bitmap, width, height } : Promise.reject(new Error(error)),
    );
    this.readings.delete(id);
  }
}
