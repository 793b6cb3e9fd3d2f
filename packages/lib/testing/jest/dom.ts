import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';

// The machine may be busy.
configure({ asyncUtilTimeout: 10_000 });

// jsdom records no navigation.
performance.getEntriesByType ??= () => [];
