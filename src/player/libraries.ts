import type { ScriptLibraries } from '../runtime/scripts/utils';
import { loadLibrary } from './load-library';
import type { LibraryName } from './messages/protocol';
import type { RemoteSound } from './sound/remote-sound';

type ThreadLibrary = Exclude<LibraryName, 'sound'>;

interface Wish {
  resolve: (library: object) => void;
  reject: (error: Error) => void;
}

/** Libraries for the scripts of a scene: sound runs in the frame, the worker requests the others on demand. */
export class Libraries implements ScriptLibraries {
  private readonly loaded = new Map<ThreadLibrary, Promise<object>>();
  private readonly wishes = new Map<string, Wish>();

  readonly createSynth: ScriptLibraries['createSynth'];
  readonly importTone: ScriptLibraries['importTone'];

  /** @param ask - requests the script of a library, which is then passed to `take` */
  constructor(
    { createSynth, importTone }: RemoteSound,
    private readonly ask: (name: ThreadLibrary) => void,
  ) {
    this.createSynth = createSynth;
    this.importTone = importTone;
  }

  readonly importAnimeJS = (): Promise<unknown> => this.load('anime');

  readonly importTinyGradient = async (): Promise<unknown> => Reflect.get(await this.load('gradient'), 'tinygradient');

  /** Handles the script of a library; an empty one means that it could not be loaded. */
  take(name: string, script: string): void {
    const wish = this.wishes.get(name);
    this.wishes.delete(name);
    try {
      wish?.resolve(loadLibrary(name, script));
    } catch (error) {
      wish?.reject(error instanceof Error ? error : new Error(String(error)));
    }
  }

  private load(name: ThreadLibrary): Promise<object> {
    const known = this.loaded.get(name) ?? this.request(name);
    this.loaded.set(name, known);
    known.catch(() => this.loaded.delete(name));
    return known;
  }

  private request(name: ThreadLibrary): Promise<object> {
    return new Promise((resolve, reject) => {
      this.wishes.set(name, { resolve, reject });
      this.ask(name);
    });
  }
}
