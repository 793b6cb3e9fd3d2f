import { loadLibrary } from './load-library';
import type { LibraryName } from './messages/protocol';

type ThreadLibrary = Exclude<LibraryName, 'sound'>;

interface Wish {
  resolve: (library: object) => void;
  reject: (error: Error) => void;
}

/** Libraries for the scripts of a scene that run in its worker, which requests them on demand. */
export class Libraries {
  private readonly loaded = new Map<ThreadLibrary, Promise<object>>();
  private readonly wishes = new Map<string, Wish>();

  /** @param ask - requests the script of a library, which is then passed to `take` */
  constructor(private readonly ask: (name: ThreadLibrary) => void) {}

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
