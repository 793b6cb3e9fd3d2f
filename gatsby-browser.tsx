import './src/styles/index.css';

export { wrapPageElement, wrapRootElement } from './src/shell/root';
export { replaceHydrateFunction } from './src/shell/hydrate';
