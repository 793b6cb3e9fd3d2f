/** The longest recording, in s; it ends by itself. */
export const LONGEST_RECORDING = 60;

const TYPES = ['video/webm', 'video/mp4'];

/** The type of the videos that this browser can record of a canvas; undefined if there is none. */
export const recordingType = (): string | undefined =>
  typeof MediaRecorder !== 'undefined' && 'captureStream' in HTMLCanvasElement.prototype
    ? TYPES.find((type) => MediaRecorder.isTypeSupported(type))
    : undefined;
