import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';

// The machine may be busy.
configure({ asyncUtilTimeout: 10_000 });

// Fake timers end with the test that has them.
beforeEach(() => void jest.useRealTimers());

// jsdom records no navigation.
performance.getEntriesByType ??= () => [];
