import type { DecodedPicture } from './decode-picture';
import { MessageLimit } from '../messages/message-limit';
import type { Input, Output } from '../messages/thread-protocol';

interface Reading {
  resolve: (picture: DecodedPicture) => void;
  reject: (error: Error) => void;
}

/** More pictures per second than any scene loads; they would keep the frame busy. */
const MOST_PICTURES = 500;

/** Has pictures decoded by the frame, since a worker cannot decode vector graphics. */
export class PictureReader {
  private readonly readings = new Map<number, Reading>();
  private readonly limit = new MessageLimit(MOST_PICTURES);
  private last = 0;

  constructor(private readonly send: (output: Output) => void) {}

  /** Decodes a picture; rejects if it is invalid. */
  read(blob: Blob): Promise<DecodedPicture> {
    if (this.limit.isExceeded()) return Promise.reject(new RangeError('These are too many pictures in a second.'));
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      this.readings.set(id, { resolve, reject });
      this.send({ type: 'picture', id, blob });
    });
  }

  /** Handles the frame's answer. */
  take({ id, bitmap, width, height, error }: Extract<Input, { type: 'picture' }>): void {
    const reading = this.readings.get(id);
    this.readings.delete(id);
    if (bitmap instanceof ImageBitmap) reading?.resolve({ bitmap, width, height });
    else reading?.reject(new Error(error));
  }
}
