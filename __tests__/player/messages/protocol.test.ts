import { readOrder, readReport } from '../../../src/player/messages/protocol';

test.each([{ type: 'run' }, { type: 'load', code: 'const a = 1;' }, { type: 'mute', isMuted: true }])(
  'takes the order %j',
  (order) => {
    expect(readOrder(order)).toEqual(order);
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
  { type: 'load', code: 7 },
  { type: 'mute', isMuted: 'yes' },
  { type: 'pong' },
])('takes no order of %j', (message) => {
  expect(readOrder(message)).toBeUndefined();
});

test.each([{ type: 'ready' }, { type: 'state', isRunning: true, time: 1.5, framesPerSecond: 60 }])(
  'takes the report %j',
  (report) => {
    expect(readReport(report)).toEqual(report);
  },
);

test.each([
  { type: 'run' },
  { type: 'state', isRunning: true, time: '1.5', framesPerSecond: 60 },
  { type: 'failed', message: 'no line' },
  { source: 'some-extension' },
])('takes no report of %j', (message) => {
  expect(readReport(message)).toBeUndefined();
});
