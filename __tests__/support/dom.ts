import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';

// The machine may do other work, here too.
configure({ asyncUtilTimeout: 10_000 });
