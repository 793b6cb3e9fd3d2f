import { MessageLimit } from '../messages/message-limit';
import { pack, type AnyFunction } from './sound-values';
import type { Input, Output } from '../messages/thread-protocol';

type SoundCall = Extract<Output, { type: 'soundCall' }>;

interface ProxyOptions {
  /** Calls it as a method of its owner and returns the id of the result. */
  call?: (values: readonly unknown[]) => number;
  /** It has been awaited, so it must not look like a promise. */
  isSettled?: boolean;
}

/** More calls per second than any music needs. They run in the frame; if page and frame share a process, more would block both. */
const MOST_CALLS = 1000;

/** Id of the library's exports. */
const LIBRARY = 0;

/**
 * The sound library as scripts use it: it runs in the frame, since workers have no sound. Scripts receive proxies of its objects: method calls and
 * property assignments are executed in order; values are read by `await`.
 */
export class RemoteSound {
  private readonly limit = new MessageLimit(MOST_CALLS);
  private last = LIBRARY;
  /** Ids of the frame's objects behind the proxies, requested when needed. */
  private readonly ids = new WeakMap<object, () => number>();
  private readonly callbacks = new Map<number, AnyFunction>();
  private readonly waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  /** The frame keeps an object until the script's proxy is garbage-collected. */
  private readonly unused = new FinalizationRegistry((id: number) => this.call('drop', id, '', [], LIBRARY));

  /**
   * @param post - sends a call to the frame
   * @param isRepeating - whether a script repeats what has been heard: calls are counted, so that their ids are the same, but not sent
   */
  constructor(
    private readonly post: (call: SoundCall) => void,
    private readonly isRepeating: () => boolean = () => false,
  ) {}

  readonly createSynth = (preset?: string): Promise<unknown> =>
    this.settle(this.send('call', LIBRARY, 'createSynth', preset === undefined ? [] : [preset]));

  readonly importTone = (): Promise<unknown> => this.settle(this.send('get', LIBRARY, 'Tone'));

  /** The scene is being replaced: none of its code that waits for a result, or has given a function away, goes on. */
  forget(): void {
    this.waiting.clear();
    this.callbacks.clear();
  }

  takeResult({ id, value, isThing, error }: Extract<Input, { type: 'soundResult' }>): void {
    const wish = this.waiting.get(id);
    this.waiting.delete(id);
    if (error) wish?.reject(new Error(error));
    else wish?.resolve(isThing ? this.result(id, { isSettled: true }) : value);
  }

  callBack({ id, values }: Extract<Input, { type: 'soundCallback' }>): void {
    this.callbacks.get(id)?.(...(Array.isArray(values) ? values : []));
  }

  /** The frame's object under an id, once it exists: its value, or a proxy of it. */
  private settle(target: number): Promise<unknown> {
    return new Promise((resolve, reject) => this.waiting.set(this.send('settle', target), { resolve, reject }));
  }

  private send(action: string, target: number, key = '', values: readonly unknown[] = []): number {
    const isRepeating = this.isRepeating();
    if (!isRepeating && this.limit.isExceeded()) {
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
    if (!isRepeating) this.call(action, target, key, packed, id);
    return id;
  }

  private call(action: string, target: number, key: string, values: readonly unknown[], id: number): void {
    this.post({ type: 'soundCall', action, target, key, values, id, at: Date.now() });
  }

  /** A proxy of an object in the frame. */
  private proxy(idOf: () => number, { call, isSettled = false }: ProxyOptions = {}): object {
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

  /** A property is requested when its value is needed; a method never is. */
  private property(owner: () => number, key: string): object {
    let known: number | undefined;
    const idOf = (): number => {
      if (known === undefined) this.unused.register(property, (known = this.send('get', owner(), key)));
      return known;
    };
    const property = this.proxy(idOf, { call: (values) => this.send('call', owner(), key, values) });
    return property;
  }

  private result(id: number, options: ProxyOptions = {}): object {
    const result = this.proxy(() => id, options);
    this.unused.register(result, id);
    return result;
  }
}
