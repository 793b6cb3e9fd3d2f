import { readCommand, readEvent } from '../../src/messages/protocol';

test.each([{ type: 'run' }, { type: 'load', code: 'const a = 1;', values: '' }, { type: 'mute', isMuted: true }])(
  'accepts the command %j',
  (command) => {
    expect(readCommand(command)).toEqual(command);
  },
);

test.each([
  undefined,
  null,
  'run',
  42,
  [],
  {},
  { type: 'fly' },
  { type: 'toString' },
  { type: 'constructor' },
  { type: 'load' },
  { type: 'load', code: 7, values: '' },
  { type: 'mute', isMuted: 'yes' },
  { type: 'pong' },
])('rejects the command %j', (message) => {
  expect(readCommand(message)).toBeUndefined();
});

test.each([{ type: 'ready' }, { type: 'noPast', reason: 'It is too large.' }])('accepts the event %j', (event) => {
  expect(readEvent(event)).toEqual(event);
});

test.each([
  { type: 'run' },
  { type: 'state', isRunning: true, time: '1.5', framesPerSecond: 60, first: 0, step: 90, last: 90 },
  { type: 'failed', message: 'no line' },
  { source: 'some-extension' },
])('rejects the event %j', (message) => {
  expect(readEvent(message)).toBeUndefined();
});
