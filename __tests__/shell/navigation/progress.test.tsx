import NProgress from 'nprogress';
import { beginProgress, endProgress } from '../../../src/shell/navigation/progress';

const bar = () => document.querySelector('.progress-bar');

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  endProgress();
  jest.runAllTimers();
});

test('shows the bar after 200 ms, each time, and removes it when all loads have ended', () => {
  for (let time = 0; time < 2; time++) {
    beginProgress();
    jest.advanceTimersByTime(199);
    expect(bar()).toBeNull();
    jest.advanceTimersByTime(1);
    expect(bar()).toBeInTheDocument();
    endProgress();
    jest.advanceTimersByTime(1000);
    expect(bar()).toBeNull();
  }
});

test('does not show the bar for shorter loads', () => {
  beginProgress();
  jest.advanceTimersByTime(199);
  endProgress();
  jest.advanceTimersByTime(10_000);
  expect(bar()).toBeNull();
});

test('counts the 200 ms from the latest start', () => {
  beginProgress();
  jest.advanceTimersByTime(150);
  beginProgress();
  jest.advanceTimersByTime(150);
  expect(bar()).toBeNull();
  jest.advanceTimersByTime(50);
  expect(bar()).toBeInTheDocument();
});

test('may end before it has started', () => {
  endProgress();
  jest.advanceTimersByTime(1000);
  expect(bar()).toBeNull();
});

test('has a bar without a spinner, and moves as specified', () => {
  expect(NProgress.configure({})).toMatchObject({
    settings: {
      minimum: 0.08,
      easing: 'ease',
      speed: 200,
      trickleRate: 0.02,
      trickleSpeed: 800,
      showSpinner: false,
    },
  });
  beginProgress();
  jest.advanceTimersByTime(200);
  expect(document.querySelector('#nprogress')?.children).toHaveLength(1);
});
