import type * as Sound from '../libraries/sound';
import { messageOf } from '@physics-editor/runtime/core/scene-error';
import { isFunction, openName, unpack, type AnyFunction } from './sound-values';
import type { Input, Output } from '../messages/thread-protocol';

type SoundLibrary = typeof Sound;
type SoundCall = Extract<Output, { type: 'soundCall' }>;

interface Hooks {
  /** Loads the sound library. */
  load: () => Promise<object>;
  answer: (input: Input) => void;
  /** An error in a call that no script awaits. */
  onFailure: (message: string) => void;
}

/** The result of a failed call; anything done with it fails as well. */
class Failed {
  /** The script has awaited it and received the error. */
  isAnswered = false;

  constructor(readonly error: unknown) {}
}

/** A note delayed by more than this, in ms, is left out: it would be heard as a separate event. */
const LATE = 200;

/** Maximum duration of uninterrupted work before other messages are handled, in ms. */
const STRETCH = 10;

/** Time for a script to await a failed call before the page reports it, in ms. */
const GRACE = 250;

/**
 * Executes the sound calls of a scene's worker in order (see `RemoteSound`). Results are stored under the id of the call until the worker drops them.
 * Only the library is accessible.
 */
export class SoundDesk {
  private readonly objects = new Map<number, unknown>();
  /** The library, once it is loaded. */
  private tone: SoundLibrary['Tone'] | undefined;
  private turn: Promise<void> = Promise.resolve();
  private isMuted = false;
  /** Start time of the current stretch of work. */
  private stretch = 0;

  constructor(private readonly hooks: Hooks) {}

  mute(isMuted: boolean): void {
    this.isMuted = isMuted;
    if (this.tone) this.tone.getDestination().mute = isMuted;
  }

  /** Tries again to start audio: some browsers allow sound only after a press in the frame itself. */
  wake(): void {
    void this.tone?.start();
  }

  take(call: SoundCall): void {
    this.turn = this.turn.then(async () => {
      try {
        await this.open();
        await this.yieldIfLong();
        if (call.action === 'drop') this.objects.delete(call.target);
        else if (call.action === 'settle') void this.settle(call);
        else this.keep(call, this.act(call));
      } catch (error) {
        if (call.action === 'settle') this.reply(call.id, error);
        else this.fail(call, error);
      }
    });
  }

  /** Loads the library on the first call; the browser allows sound because the reader has pressed "Run". */
  private async open(): Promise<void> {
    if (this.tone) return;
    const library = await this.hooks.load();
    if (!isSound(library)) throw new Error('The sound library is not what it should be.');
    library.Tone.getDestination().mute = this.isMuted;
    // Resolves only once the browser allows sound; earlier notes are not heard.
    void library.Tone.start();
    this.objects.set(0, library);
    this.tone = library.Tone;
  }

  /** Instruments are slow to create, and answers of the scene that the page waits for pass through here. */
  private async yieldIfLong(): Promise<void> {
    if (performance.now() - this.stretch < STRETCH) return;
    await new Promise((resolve) => setTimeout(resolve));
    this.stretch = performance.now();
  }

  private act({ action, target, key, values, at }: SoundCall): unknown {
    const owner = this.thing(target);
    if (action === 'call' && key.startsWith('trigger') && !this.isHeard(at)) return owner;
    const given = (Array.isArray(values) ? values : []).map((value: unknown) =>
      unpack(value, {
        thing: (id) => this.thing(id),
        callback:
          (id) =>
          (...details) =>
            this.hooks.answer({
              type: 'soundCallback',
              id,
              values: details.map((detail) => (isPlain(detail) ? detail : undefined)),
            }),
      }),
    );
    switch (action) {
      case 'get':
        return within(Reflect.get(Object(owner), openName(key)));
      case 'set':
        return Reflect.set(Object(owner), openName(key), given[0]);
      case 'call':
        return within(Reflect.apply(functionOf(Reflect.get(Object(owner), openName(key)), key), owner, given));
      case 'apply':
        return within(Reflect.apply(functionOf(owner, 'it'), undefined, given));
      case 'new':
        return within(Reflect.construct(functionOf(owner, 'it'), given));
      default:
        throw new TypeError(`The sound library cannot "${action}".`);
    }
  }

  private keep(call: SoundCall, value: unknown): void {
    this.objects.set(call.id, value);
    if (value instanceof Promise) value.catch((error: unknown) => this.fail(call, error));
  }

  private fail({ target, id }: SoundCall, error: unknown): void {
    const cause = this.objects.get(target);
    const failed = cause instanceof Failed ? cause : new Failed(error);
    this.objects.set(id, failed);
    if (failed === cause) return;
    setTimeout(() => {
      if (!failed.isAnswered) this.hooks.onFailure(String(error));
    }, GRACE);
  }

  /**
   * Whether a note is played. Until the browser starts audio, its clock stands still: notes would pile up and sound all at once. If the processor
   * cannot keep up, each note left out makes room for later ones.
   */
  private isHeard(at: number): boolean {
    return this.tone?.getContext().state === 'running' && Date.now() - at < LATE;
  }

  private async settle({ target, id }: SoundCall): Promise<void> {
    const failed = this.objects.get(target);
    if (failed instanceof Failed) failed.isAnswered = true;
    try {
      const value: unknown = within(await this.thing(target));
      this.objects.set(id, value);
      const isThing = !isPlain(value);
      this.hooks.answer({ type: 'soundResult', id, value: isThing ? undefined : value, isThing, error: '' });
    } catch (error) {
      this.reply(id, error);
    }
  }

  private reply(id: number, error: unknown): void {
    const text = messageOf(error) || 'It failed.';
    this.hooks.answer({ type: 'soundResult', id, value: undefined, isThing: false, error: text });
  }

  private thing(id: number): unknown {
    const value = this.objects.get(id);
    if (value instanceof Failed) throw value.error;
    return value;
  }
}

const isSound = (library: object): library is SoundLibrary => 'Tone' in library && 'createSynth' in library;

const isPlain = (value: unknown): boolean =>
  value === null || (typeof value !== 'object' && typeof value !== 'function');

/** Returns a result of the library, unless it leads to the document or to arbitrary code. */
function within(value: unknown): unknown {
  const isOutside = value === globalThis || value === Function || typeof Object(value).nodeType === 'number';
  if (isOutside) throw new TypeError('This is out of reach for scenes.');
  return value;
}

function functionOf(value: unknown, name: string): AnyFunction {
  if (!isFunction(value)) throw new TypeError(`${name} is not a function.`);
  return value;
}
