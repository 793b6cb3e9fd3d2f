/** What `recording.mjs` measures, in one bundle. */
export { History } from '@physics-editor/player/history/history';
export { silence } from '@physics-editor/player/sound/silence';
export { createStage } from '@physics-editor/player/stage/stage';
export { setAssetLoader } from '@physics-editor/runtime';
