import { History } from '../../src/history/history';

/** A state that depends on all its steps and events. */
function create({ ballast = 0, isRecorded = true } = {}) {
  const state = { at: 0, trace: '', ballast: new Uint8Array(ballast) };
  const history = new History([state], () => {
    state.at += 1;
    state.trace = `${state.trace.slice(-12)}${state.at % 10}`;
  });
  if (isRecorded) history.record();
  const note = (text: string) => history.happen(() => (state.trace += text));
  const advance = (count: number) => {
    for (let at = 0; at < count; at++) history.advance();
  };
  return { state, history, note, advance };
}

test('goes back to any step, and forward again, with everything that happened', () => {
  const { state, history, note, advance } = create();
  const traces: string[] = [];
  for (let at = 0; at < 100; at++) {
    traces.push(state.trace);
    if (at % 7 === 3) note('x');
    advance(1);
  }
  traces.push(state.trace);
  for (const step of [50, 99, 0, 37, 38, 36, 100]) {
    history.goTo(step);
    expect(history.span).toEqual({ first: 0, step, last: 100 });
    expect(state).toMatchObject({ at: step, trace: traces[step] });
    expect(history.isInPast).toBe(step < 100);
  }
});

test('an event in the past begins another course, in which the former one is forgotten', () => {
  const { state, history, note, advance } = create();
  advance(29);
  note('x');
  advance(71);
  history.goTo(5);
  note('y');
  expect(history.isInPast).toBe(false);
  expect(history.span).toEqual({ first: 0, step: 5, last: 5 });
  advance(2);
  expect(state.trace).toBe('12345y67');
  history.goTo(5);
  expect(state.trace).toBe('12345');
  history.goTo(7);
  expect(state.trace).toBe('12345y67');
  // The former course was saved at step 30, after its event.
  advance(30);
  history.goTo(32);
  expect(state.trace).toBe('0123456789012');
});

test('events of the last moment are repeated there', () => {
  const { state, history, note, advance } = create();
  advance(3);
  note('x');
  history.goTo(1);
  history.goTo(3);
  expect(state.trace).toBe('123x');
  expect(history.isInPast).toBe(false);
});

test('an event that fails is repeated without failing again', () => {
  const { state, history, advance } = create();
  const fail = () => {
    state.trace += '!';
    throw new Error('no');
  };
  expect(() => history.happen(fail)).toThrow('no');
  advance(2);
  history.goTo(1);
  expect(state.trace).toBe('!1');
});

test('keeps nothing before it is told to', () => {
  const { history, note, advance } = create({ isRecorded: false });
  note('x');
  advance(3);
  history.goTo(1);
  expect(history.span).toEqual({ first: 3, step: 3, last: 3 });
  history.record();
  advance(2);
  expect(history.span).toEqual({ first: 3, step: 5, last: 5 });
});

test('goes to the nearest step that is known', () => {
  const { state, history, advance } = create();
  advance(10);
  history.goTo(99);
  expect(state.at).toBe(10);
  history.goTo(-5);
  expect(state.at).toBe(0);
  history.goTo(4.4);
  expect(state.at).toBe(4);
});

test('within 64 MB, the oldest steps are forgotten, but never those of the last 20 s', () => {
  const size = 8 * 2 ** 20;
  const { state, history, note, advance } = create({ ballast: size });
  advance(100);
  note('x');
  advance(7900);
  const { first, last } = history.span;
  expect(first).toBeGreaterThan(0);
  expect(last - first).toBeGreaterThanOrEqual(1200);
  const { trace } = state;
  history.goTo(first);
  expect(state.at).toBe(first);
  history.goTo(8000);
  expect(state.trace).toBe(trace);
});

test('says that a scene is too large, which goes on', () => {
  const { state, history, note, advance } = create({ ballast: 40 * 2 ** 20 });
  advance(2);
  note('x');
  history.record();
  advance(1);
  history.goTo(1);
  expect(history.refusal).toBe('This scene is too large for going back in time.');
  expect(state.trace).toBe('12x3');
  expect(history.span).toEqual({ first: 3, step: 3, last: 3 });
});

test('says why a state cannot be copied', () => {
  const root = {
    get broken(): number {
      throw new Error('not now');
    },
  };
  const history = new History([root], () => {});
  history.record();
  expect(history.refusal).toBe('This scene cannot go back in time: not now');
});
