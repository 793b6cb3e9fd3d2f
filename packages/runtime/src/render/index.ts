export { CanvasRenderer, type DrawOptions, type RendererOptions } from './canvas-renderer';
export type { Canvas2D, OffscreenCanvas2D } from './canvas';
export { getBoundsOfScene } from './scene-bounds';
export { fitted, toCanvas, toScene, visibleRect, type View } from './view';
