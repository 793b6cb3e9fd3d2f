import { Readouts } from '../../src/stage/readouts';
import { Samples } from '../../src/saving/samples';

function setup() {
  const readouts = new Readouts();
  return { readouts, samples: new Samples(readouts) };
}

test('without readouts, there is only the head', () => {
  const { samples } = setup();
  samples.take(1, 0.1);
  expect(samples.csv(1)).toBe('Time (s)\r\n');
});

test('each step has a row with unrounded values; what is not known is empty', () => {
  const { readouts, samples } = setup();
  const values: unknown[] = [1.23456, Infinity, undefined, 'up'];
  readouts.readout('Height', () => values.shift(), { unit: 'm', digits: 0 });
  readouts.readout('Fault', () => {
    throw new Error('no');
  });
  [0, 1, 2, 3].forEach((step) => samples.take(step, step / 10));
  expect(samples.csv(3)).toBe('Time (s),Height (m),Fault\r\n0,1.23456,\r\n0.1,,\r\n0.2,,\r\n0.3,up,\r\n');
});

test('another course of events replaces the steps that have not happened after all', () => {
  const { readouts, samples } = setup();
  let value = 1;
  readouts.readout('Course', () => value);
  [0, 1, 2, 3].forEach((step) => samples.take(step, step));
  expect(samples.csv(1)).toBe('Time (s),Course\r\n0,1\r\n1,1\r\n');
  value = 2;
  samples.take(2, 2);
  expect(samples.csv(9)).toBe('Time (s),Course\r\n0,1\r\n1,1\r\n2,2\r\n');
});

test('a long run leaves out its beginning', () => {
  const { readouts, samples } = setup();
  readouts.readout('Course', () => 0);
  for (let step = 0; step <= 36_000; step++) samples.take(step, step);
  const rows = samples.csv(36_000).trim().split('\r\n');
  expect(rows[1]).toBe('3600,0');
  expect(rows.at(-1)).toBe('36000,0');
});
