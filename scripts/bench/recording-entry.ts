/** What `recording.mjs` measures, in one bundle. */
export { History } from '../../src/player/history/history';
export { silence } from '../../src/player/sound/silence';
export { createStage } from '../../src/player/stage/stage';
export { setAssetLoader } from '@physics-editor/runtime';
