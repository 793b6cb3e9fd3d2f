import { MessageLimit } from '../messages/message-limit';
import { pack } from './sound-values';
import type { Input, Output } from '../messages/thread-protocol';

type SoundCall = Extract<Output, { type: 'soundCall' }>;

interface StandInOptions {
  /** Calls it as a method of what it belongs to; gives the id of the result. */
  call?: (values: readonly unknown[]) => number;
  /** It has been waited for, so that it is no promise. */
  isSettled?: boolean;
}

/** More calls in a second than any music needs. They are done in the frame, and where page and frame share a process, more would hold up both. */
const MOST_CALLS = 1000;

/** The exports of the sound library. */
const LIBRARY = 0;

/**
 * The sound library as scripts have it: it runs in the frame, since threads have no sound. What scripts get stands for something there. Its
 * methods are called and its properties set in the order of the script; a value is read by `await`.
 */
export class RemoteSound {
  private readonly limit = new MessageLimit(MOST_CALLS);
  private last = LIBRARY;
  /** The ids of what stands for something in the frame; asked for when it is needed. */
  private readonly ids = new WeakMap<object, () => number>();
  private readonly callbacks = new Map<number, (...values: unknown[]) => unknown>();
  private readonly waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  /** The frame keeps what a script has got until the script has lost it. */
  private readonly unused = new FinalizationRegistry((id: number) => this.send('drop', id));

  constructor(private readonly post: (output: Output) => void) {}

  readonly createSynth = (preset?: string): Promise<unknown> =>
    this.settle(this.send('call', LIBRARY, 'createSynth', preset === undefined ? [] : [preset]));

  readonly importTone = (): Promise<unknown> => this.settle(this.send('get', LIBRARY, 'Tone'));

  takeResult({ id, value, isThing, error }: Extract<Input, { type: 'soundResult' }>): void {
    const wish = this.waiting.get(id);
    this.waiting.delete(id);
    if (error) wish?.reject(new Error(error));
    else wish?.resolve(isThing ? this.result(id, { isSettled: true }) : value);
  }

  callBack({ id, values }: Extract<Input, { type: 'soundCallback' }>): void {
    this.callbacks.get(id)?.(...(Array.isArray(values) ? values : []));
  }

  /** What the frame has under an id, once it is there: its value, or what stands for it. */
  private settle(target: number): Promise<unknown> {
    return new Promise((resolve, reject) => this.waiting.set(this.send('settle', target), { resolve, reject }));
  }

  private send(action: string, target: number, key = '', values: readonly unknown[] = []): number {
    if (action !== 'drop' && this.limit.isExceeded()) {
      throw new RangeError(`These are more than ${MOST_CALLS} calls of the sound library in a second.`);
    }
    const id = ++this.last;
    const packed = values.map((value) =>
      pack(value, {
        thing: (object) => this.ids.get(object)?.(),
        callback: (call) => {
          this.callbacks.set(++this.last, call);
          return this.last;
        },
      }),
    );
    const call: SoundCall = { type: 'soundCall', action, target, key, values: packed, id, at: Date.now() };
    this.post(call);
    return id;
  }

  /** Stands for something in the frame. */
  private standIn(idOf: () => number, { call, isSettled = false }: StandInOptions = {}): object {
    const proxy = new Proxy(function () {}, {
      get: (_target, key) => {
        if (typeof key === 'symbol') return undefined;
        if (key !== 'then') return this.property(idOf, key);
        if (isSettled) return undefined;
        return (...handlers: Parameters<Promise<unknown>['then']>) => this.settle(idOf()).then(...handlers);
      },
      set: (_target, key, value) => typeof key === 'string' && this.send('set', idOf(), key, [value]) > 0,
      apply: (_target, _self, values) => this.result(call ? call(values) : this.send('apply', idOf(), '', values)),
      construct: (_target, values) => this.result(this.send('new', idOf(), '', values)),
    });
    this.ids.set(proxy, idOf);
    return proxy;
  }

  /** A property is asked for when its value is needed; that of a method never is. */
  private property(owner: () => number, key: string): object {
    let known: number | undefined;
    const idOf = (): number => {
      if (known === undefined) this.unused.register(property, (known = this.send('get', owner(), key)));
      return known;
    };
    const property = this.standIn(idOf, { call: (values) => this.send('call', owner(), key, values) });
    return property;
  }

  private result(id: number, options: StandInOptions = {}): object {
    const result = this.standIn(() => id, options);
    this.unused.register(result, id);
    return result;
  }
}
