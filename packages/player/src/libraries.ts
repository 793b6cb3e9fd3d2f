import type { LibraryName } from './messages/protocol';

/** Libraries of scripts, requested on demand: that of sound by the frame, the others by the worker of the scene. */
export class Libraries {
  private readonly loaded = new Map<LibraryName, Promise<object>>();
  private readonly requests = new Map<string, (library: Promise<object>) => void>();

  /** @param ask - requests the script of a library, which is then passed to `take` */
  constructor(private readonly ask: (name: LibraryName) => void) {}

  /** Loads a library once. After a failure, the next call tries again. */
  load(name: LibraryName): Promise<object> {
    const known = this.loaded.get(name);
    if (known) return known;
    const library = new Promise<object>((resolve) => this.requests.set(name, resolve));
    this.loaded.set(name, library);
    library.catch(() => this.loaded.delete(name));
    this.ask(name);
    return library;
  }

  /** Handles the script of a library; an empty one means that it could not be loaded. */
  take(name: string, script: string): void {
    this.requests.get(name)?.(loadLibrary(name, script));
    this.requests.delete(name);
  }
}

/**
 * Runs the script of a library, which declares a variable of its name, and returns the value of that variable.
 * @throws Error if there is no script, or it is not that of the library
 */
async function loadLibrary(name: string, script: string): Promise<object> {
  if (script === '') throw new Error(`The library "${name}" cannot be loaded.`);
  // oxlint-disable-next-line typescript/no-implied-eval -- the player's own bundle, received as text
  const library: unknown = new Function(`${script}\nreturn ${name};`)();
  if (typeof library !== 'object' || library === null)
    throw new Error(`The library "${name}" is not what it should be.`);
  return library;
}
