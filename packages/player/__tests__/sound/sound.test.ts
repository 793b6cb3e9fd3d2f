import { RemoteSound } from '../../src/sound/remote-sound';
import { SoundDesk } from '../../src/sound/sound-desk';
import { readInput, readOutput, type Input } from '../../src/messages/thread-protocol';

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => void jest.useRealTimers());

/** A stand-in for the sound library. */
function createLibrary() {
  const played: unknown[] = [];
  class Synth {
    readonly volume = { value: -12 };
    constructor(private readonly options?: unknown) {}
    triggerAttackRelease(...values: unknown[]): this {
      if (values[0] === 'H9') throw new Error('There is no note H9.');
      played.push(values);
      return this;
    }
    connect(other: unknown): this {
      played.push([other instanceof Synth ? 'a synth' : other]);
      return this;
    }
    repeat(callback: (time: number) => void): void {
      callback(0.5);
    }
    optionsOf(): unknown {
      return this.options;
    }
  }
  const destination = { mute: false };
  const context = { state: 'running' };
  const Tone = {
    Synth,
    immediate: () => 1.25,
    loaded: () => Promise.resolve(),
    start: jest.fn(() => Promise.resolve()),
    getDestination: () => destination,
    getContext: () => context,
  };
  const createSynth = (preset = 'Kalimba') => {
    if (preset === 'Bagpipe') throw new Error('There is no instrument "Bagpipe".');
    return new Synth({ preset });
  };
  return { library: { Tone, createSynth }, played, destination, context, Tone };
}

/** A script's side and the frame's, joined as by messages: in order, later, and cloned; with what the library does. */
function join(load?: () => Promise<object>) {
  const made = createLibrary();
  const failures: string[] = [];
  const desk = new SoundDesk({
    load: load ?? (() => Promise.resolve(made.library)),
    answer: (input) => {
      const copy = readInput(structuredClone(input));
      if (!copy) throw new Error(`${input.type} is no input.`);
      queueMicrotask(() => answer(copy));
    },
    onFailure: (message) => failures.push(message),
  });
  const sound = new RemoteSound((output) => {
    const copy = readOutput(structuredClone(output));
    if (copy?.type !== 'soundCall') throw new Error(`${output.type} is no call.`);
    desk.take(copy);
  });
  const answer = (input: Input): void => {
    if (input.type === 'soundResult') sound.takeResult(input);
    if (input.type === 'soundCallback') sound.callBack(input);
  };
  return { ...made, sound, desk, failures };
}

/** Runs the body of an async function that sees `Tone` and `synth`, an instrument of it. */
async function run(script: string) {
  const joined = join();
  const [Tone, synth] = [await joined.sound.importTone(), await joined.sound.createSynth('Marimba')];
  const body: unknown = new Function('Tone', 'synth', `return (async () => { ${script} })();`)(Tone, synth);
  const result: unknown = await body;
  // Everything before it has been done once this is answered.
  await joined.sound.createSynth();
  return { ...joined, result };
}

test('code that waits for a sound while its scene is replaced does not go on', async () => {
  const { sound } = join();
  const goOn = jest.fn();
  void sound.createSynth().then(goOn, goOn);
  void sound.importTone().then(goOn, goOn);
  sound.forget();
  await sound.createSynth();
  expect(goOn).not.toHaveBeenCalled();
});

test('methods are called in the order of the script, with values and existing objects', async () => {
  const { played } = await run(`
    synth.triggerAttackRelease('C4', '8n', Tone.immediate(), 0.5).triggerAttackRelease('E4', 1);
    synth.connect(new Tone.Synth());`);
  expect(played).toEqual([['C4', '8n', 1.25, 0.5], ['E4', 1], ['a synth']]);
});

test('properties are set, and read asynchronously', async () => {
  const { result } = await run(`
    const before = await synth.volume.value;
    synth.volume.value = -6;
    return [before, await synth.volume.value];`);
  expect(result).toEqual([-12, -6]);
});

test('options are passed unchanged: lists, fields, numbers, objects', async () => {
  const { result } = await run(`
    const other = new Tone.Synth();
    const synths = new Tone.Synth({ partials: [1, 0.5], envelope: { attack: 0.1, release: null }, next: other });
    const options = synths.optionsOf();
    const { envelope } = options;
    return [await options.partials[1], await envelope.attack, await envelope.release, await options.next.volume.value];`);
  expect(result).toEqual([0.5, 0.1, null, -12]);
});

test('functions of the script are called back', async () => {
  const { result } = await run('return new Promise((resolve) => synth.repeat(resolve));');
  expect(result).toBe(0.5);
});

test('an awaited result is not a promise, so it can be returned and awaited again', async () => {
  const { result } = await run(`
    const made = await (async () => new Tone.Synth())();
    await Tone.loaded();
    return [await made.volume.value, typeof made.then];`);
  expect(result).toEqual([-12, 'undefined']);
});

test('a missing preset is only rejected where it is awaited', async () => {
  const { sound, failures } = join();
  await expect(sound.createSynth('Bagpipe')).rejects.toThrow('There is no instrument "Bagpipe".');
  jest.advanceTimersByTime(1000);
  expect(failures).toEqual([]);
});

test('an unhandled error is reported once', async () => {
  const { failures } = await run("synth.triggerAttackRelease('H9').triggerAttackRelease('C4');");
  jest.advanceTimersByTime(1000);
  expect(failures).toEqual(['Error: There is no note H9.']);
});

test.each([
  'Tone.immediate.constructor',
  "Tone.immediate.constructor('return 1')()",
  'synth.constructor',
  'Tone.Synth.prototype',
  "synth['__proto__']",
  "synth.__lookupGetter__('volume')",
  `new Tone.Synth(JSON.parse('{ "constructor": { "prototype": 1 } }'))`,
])('gives a scene no access beyond the library: %s', async (expression) => {
  await expect(run(`return await ${expression};`)).rejects.toThrow('is out of reach for scenes.');
});

test('objects that lead to the document or the window are not returned', async () => {
  const given = { ...createLibrary().library, createSynth: () => ({ window: globalThis, code: Function }) };
  const { sound } = join(() => Promise.resolve(given));
  const leaky: unknown = await sound.createSynth();
  for (const name of ['window', 'code']) {
    await expect(Promise.resolve(Reflect.get(Object(leaky), name))).rejects.toThrow('This is out of reach for scenes.');
  }
});

test('invalid calls are ignored', async () => {
  const { desk, failures, sound } = join();
  for (const call of [
    { action: 'fly', target: 0, key: 'Tone', values: [] },
    { action: 'call', target: 99, key: 'none', values: [] },
    { action: 'new', target: 0, key: '', values: 7 },
    { action: 'call', target: 0, key: 'createSynth', values: [{ kind: 'list', items: 3 }] },
    { action: 'call', target: 0, key: 'createSynth', values: [null] },
  ]) {
    desk.take({ type: 'soundCall', id: 1000 + failures.length, at: Date.now(), ...call });
  }
  await sound.createSynth();
  jest.advanceTimersByTime(1000);
  expect(failures).toHaveLength(5);
});

test('a library that cannot be loaded is rejected, and requested again', async () => {
  const load = jest.fn<Promise<object>, []>(() => Promise.reject(new Error('The library "sound" cannot be loaded.')));
  const { sound } = join(load);
  await expect(sound.createSynth()).rejects.toThrow('cannot be loaded');
  load.mockResolvedValue(createLibrary().library);
  await expect(sound.importTone()).resolves.toBeDefined();
});

test('the sound can be muted before and after it is loaded', async () => {
  const { sound, desk, destination, Tone } = join();
  for (const isMuted of [true, false]) {
    desk.mute(isMuted);
    await sound.createSynth();
    expect(destination.mute).toBe(isMuted);
  }
  desk.wake();
  await sound.createSynth();
  expect(Tone.start).toHaveBeenCalledTimes(2);
});

test('more calls than any music needs are rejected in the script', async () => {
  await expect(run('for (let at = 0; at < 2000; at++) synth.triggerAttackRelease("C4", "8n");')).rejects.toThrow(
    'more than 1000 calls of the sound library in a second',
  );
});

test('notes that the browser does not play are skipped, so they are not all played at once later', async () => {
  const { sound, context, played } = join();
  context.state = 'suspended';
  const synth: unknown = await sound.createSynth();
  const play = new Function('synth', "synth.triggerAttackRelease('C4', '8n').triggerAttackRelease('E4', '8n');");
  play(synth);
  await sound.createSynth();
  expect(played).toEqual([]);
  context.state = 'running';
  play(synth);
  await sound.createSynth();
  expect(played).toHaveLength(2);
});

test('a late note is skipped', async () => {
  const { sound, desk, played } = join();
  await sound.createSynth();
  const note = { type: 'soundCall', action: 'call', target: 1, key: 'triggerAttackRelease', values: [] } as const;
  desk.take({ ...note, id: 1001, at: Date.now() - 1000 });
  await sound.createSynth();
  expect(played).toEqual([]);
  desk.take({ ...note, id: 1002, at: Date.now() });
  await sound.createSynth();
  expect(played).toEqual([[]]);
});
