import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Output,
  WebMOutputFormat,
  type AudioCodec,
  type OutputFormat,
  type VideoCodec,
} from 'mediabunny';

interface Parts {
  readonly format?: OutputFormat;
  readonly video?: VideoCodec;
  readonly audio?: AudioCodec;
  /** Clockwise, in degrees. */
  readonly rotation?: 0 | 90 | 180 | 270;
}

const AVC = Uint8Array.of(1, 0x64, 0, 0x1f, 0xff, 0xe1, 0, 4, 0x67, 0x64, 0, 0x1f, 1, 0, 4, 0x68, 0xee, 0x3c, 0x80);
const AAC = Uint8Array.of(0x11, 0x88);
/** Names of codecs as of WebCodecs, where they differ. */
const CODECS: Readonly<Record<string, string>> = {
  aac: 'mp4a.40.2',
  av1: 'av01.0.04M.08',
  avc: 'avc1.64001f',
  hevc: 'hvc1.1.6.L93.B0',
  vp9: 'vp09.00.10.08',
};

/** A film of one second whose pictures, 320 by 180 pixels, are no more than bytes: it can be read, but not shown. */
export async function filmOf({
  format = new WebMOutputFormat(),
  video,
  audio,
  rotation = 0,
}: Parts): Promise<Uint8Array> {
  const target = new BufferTarget();
  const output = new Output({ format, target });
  const pictures = video && new EncodedVideoPacketSource(video);
  const sound = audio && new EncodedAudioPacketSource(audio);
  if (pictures) output.addVideoTrack(pictures, { rotation });
  if (sound) output.addAudioTrack(sound);
  await output.start();
  const codecOf = (name = '') => CODECS[name] ?? name;
  const ofPictures = { codec: codecOf(video), codedWidth: 320, codedHeight: 180, description: AVC };
  const ofSound = { codec: codecOf(audio), sampleRate: 48_000, numberOfChannels: 1 };
  for (let at = 0; at < 25; at += 1) {
    const packet = (type: 'key' | 'delta') => new EncodedPacket(Uint8Array.of(1, 2, 3, 4), type, at / 25, 1 / 25);
    await pictures?.add(packet(at === 0 ? 'key' : 'delta'), { decoderConfig: ofPictures });
    await sound?.add(packet('key'), { decoderConfig: { ...ofSound, ...(audio === 'aac' && { description: AAC }) } });
  }
  await output.finalize();
  return new Uint8Array(target.buffer ?? []);
}
