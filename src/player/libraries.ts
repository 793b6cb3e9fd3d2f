import type * as Sound from './libraries/sound';
import type { ScriptLibraries } from '../runtime/scripts/utils';

/** Files beside the frame, each with the global name that its bundle takes. They are loaded when a script asks for them. */
const FILES = { sound: 'sound.js', anime: 'anime.js', gradient: 'gradient.js' } as const;

type LibraryName = keyof typeof FILES;

/** The sound of a frame: it is loaded when a scene asks for it, and can be muted before. */
export class Libraries implements ScriptLibraries {
  private readonly loaded = new Map<LibraryName, Promise<unknown>>();
  private isMuted = false;

  /** @param onSound - called when a scene has asked for sound */
  constructor(private readonly onSound: () => void) {}

  mute(isMuted: boolean): void {
    this.isMuted = isMuted;
    if (this.loaded.has('sound')) void this.sound();
  }

  readonly createSynth = async (preset?: string): Promise<unknown> => {
    const { createSynth } = await this.sound();
    return createSynth(preset);
  };

  readonly importTone = async (): Promise<unknown> => (await this.sound()).Tone;

  readonly importAnimeJS = (): Promise<unknown> => this.load('anime');

  readonly importTinyGradient = async (): Promise<unknown> => {
    const library = await this.load('gradient');
    return Reflect.get(Object(library), 'tinygradient');
  };

  /** The sound library, awake: the browser allows it since the reader has pressed "Run". */
  private async sound(): Promise<typeof Sound> {
    const library = await this.load('sound');
    if (!isSound(library)) throw new Error('The sound library is not what it should be.');
    this.onSound();
    library.Tone.getDestination().mute = this.isMuted;
    // It settles only once the browser allows sound; notes before that are not heard.
    void library.Tone.start();
    return library;
  }

  private load(name: LibraryName): Promise<unknown> {
    const known = this.loaded.get(name) ?? loadScript(FILES[name]).then((): unknown => Reflect.get(globalThis, name));
    this.loaded.set(name, known);
    known.catch(() => this.loaded.delete(name));
    return known;
  }
}

// Without it the library greets on the console, which is the scene's.
Reflect.set(globalThis, 'TONE_SILENCE_LOGGING', true);

const isSound = (value: unknown): value is typeof Sound =>
  typeof value === 'object' && value !== null && 'Tone' in value && 'createSynth' in value;

function loadScript(file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = file;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${file} cannot be loaded.`));
    document.head.append(script);
  });
}
