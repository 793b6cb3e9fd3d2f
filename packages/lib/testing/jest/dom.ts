import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';

// The machine may be busy.
configure({ asyncUtilTimeout: 10_000 });

// Fake timers end with the test that has them.
beforeEach(() => void jest.useRealTimers());

// jsdom records no navigation, and lays nothing out, so that nothing comes into view.
performance.getEntriesByType ??= () => [];
const nothing = () => undefined;
const observer = { observe: nothing, unobserve: nothing, disconnect: nothing };
Object.assign(globalThis, {
  IntersectionObserver: function () {
    return observer;
  },
});
