export { CanvasRenderer } from './canvas-renderer';
export type { Canvas2D, CreateCanvas } from './canvas';
export { getBoundsOfScene } from './scene-bounds';
export { fitted, toCanvas, toScene, visibleRect, type View } from './view';
