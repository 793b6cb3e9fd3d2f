import { readCommand, readEvent } from '../../src/messages/protocol';

test.each([
  ['command', readCommand, { type: 'run' }],
  ['command', readCommand, { type: 'load', code: 'const a = 1;', values: '' }],
  ['command', readCommand, { type: 'mute', isMuted: true }],
  ['event', readEvent, { type: 'ready' }],
  ['event', readEvent, { type: 'description', text: 'It has come to rest.' }],
])('accepts the %s (%#)', (_, read, message) => {
  expect(read(message)).toEqual(message);
});

test.each([
  ...[undefined, null, 'run', 42, [], {}, { type: 'fly' }, { type: 'toString' }, { type: 'constructor' }],
  ...[{ type: 'load' }, { type: 'load', code: 7, values: '' }, { type: 'mute', isMuted: 'yes' }, { type: 'pong' }],
])('rejects the command %j', (message) => {
  expect(readCommand(message)).toBeUndefined();
});

test.each([
  { type: 'run' },
  { type: 'failed', message: 'a text as line', line: '7', hasScene: true },
  { type: 'failed', message: 'no line' },
  { source: 'some-extension' },
])('rejects the event %j', (message) => {
  expect(readEvent(message)).toBeUndefined();
});
