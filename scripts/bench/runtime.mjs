// Prints the duration of a step in large scenes (median and 95th percentile), and the size of the runtime library.
// Usage: node scripts/bench/runtime.mjs [--steps 180]
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { bundle, bundleFile } from '../support/bundle.mjs';

/** @import { BodyNode, Scene } from '@physics-editor/runtime' */
/** @typedef {(() => Scene) & { warmUp?: number }} Make */

const WARM_UP = 60;
const ENTRY = 'packages/runtime/src/index.ts';

const { values } = parseArgs({ options: { steps: { type: 'string', default: '180' } } });
const steps = Number(values.steps);
if (!Number.isInteger(steps) || steps < 120) {
  console.error(`--steps takes a whole number from 120, not "${values.steps}".`);
  process.exit(1);
}

/** @type {typeof import('@physics-editor/runtime')} */
const library = createRequire(import.meta.url)(await bundleFile(ENTRY));
console.log(`${'scene'.padEnd(52)} ${'median'.padStart(9)} ${'95 %'.padStart(9)}`);
for (const [name, make] of Object.entries(scenes(library))) report(name, make);
await reportSize();

/** @param {string} name @param {Make} make */
function report(name, make) {
  const scene = make();
  scene.step(make.warmUp ?? WARM_UP);
  const times = Array.from({ length: steps }, () => {
    const start = performance.now();
    scene.step();
    return performance.now() - start;
  }).sort((a, b) => a - b);
  /** @param {number} share */
  const at = (share) => `${(times[Math.floor(share * (steps - 1))] ?? NaN).toFixed(2)} ms`.padStart(9);
  console.log(`${name.padEnd(52)} ${at(0.5)} ${at(0.95)}`);
}

async function reportSize() {
  const { contents: bytes } = await bundle(ENTRY, { minify: true, format: 'esm' });
  console.log(
    `library, minified: ${(bytes.length / 1024).toFixed(1)} KB, with gzip ${(gzipSync(bytes, { level: 9 }).length / 1024).toFixed(1)} KB`,
  );
}

/** @param {typeof import('@physics-editor/runtime')} library @returns {Record<string, Make>} */
function scenes(library) {
  const { CircleNode, ParticleGroupNode, ParticleLifeNode, RectangleNode, Scene, TracerNode } = library;

  /** A scene with a floor and two walls; the interior extends from x = 0 to `width`, and from y = 0. @param {number} width @param {number} height */
  const tank = (width, height) => {
    const scene = new Scene();
    /** @param {number} x @param {number} y @param {number} w @param {number} h */
    const wall = (x, y, w, h) => {
      const node = new RectangleNode(w, h);
      node.bodyType = 'static';
      node.initNode(x, y);
      scene.addChild(node);
    };
    wall(width / 2, -0.5, width + 2, 1);
    wall(-0.5, height / 2, 1, height);
    wall(width + 0.5, height / 2, 1, height);
    return scene;
  };

  /**
   * Fills a tank with rows of bodies, a small distance apart.
   * @param {Scene} scene
   * @param {number} count
   * @param {number} columns
   * @param {() => BodyNode} make
   */
  const fill = (scene, count, columns, make) => {
    for (let at = 0; at < count; at++) {
      const node = make();
      const row = Math.floor(at / columns);
      node.initNode(0.6 + (at % columns) * 1.05 + (row % 2) * 0.2, 0.6 + row * 1.05);
      scene.addChild(node);
    }
    return scene;
  };

  /** @param {number} count */
  const water = (count) => () => {
    // A dam break: a square of particles, 0.075 m apart, in a tank twice as wide.
    const side = Math.sqrt(count) * 0.075;
    const scene = tank(2 * side, 2 * side);
    const corners = [
      { x: 0, y: 0 },
      { x: side, y: 0 },
      { x: side, y: side },
      { x: 0, y: side },
    ];
    scene.addChild(new ParticleGroupNode([corners]));
    return scene;
  };

  /** @param {number} side */
  const life = (side) => () => {
    const scene = new Scene();
    const node = new ParticleLifeNode();
    node.width = node.height = side;
    node.particleCount = 10000;
    node.seed = 1;
    scene.addChild(node);
    return scene;
  };

  const tracers = () => {
    const scene = fill(tank(22, 30), 100, 20, () => new CircleNode(0.5));
    for (const ball of scene.children.filter((node) => node instanceof CircleNode)) {
      const tracer = new TracerNode();
      tracer.nodeId = ball.id;
      scene.addChild(tracer);
    }
    return scene;
  };

  /** @param {() => Scene} make @param {number} warmUp */
  const warmedUp = (make, warmUp) => Object.assign(make, { warmUp });
  return {
    '1,000 boxes in a pile': warmedUp(() => fill(tank(27, 80), 1000, 25, () => new RectangleNode(1, 1)), 240),
    '5,000 circles': () => fill(tank(106, 100), 5000, 100, () => new CircleNode(0.5)),
    '2,000 water particles': warmedUp(water(2000), 120),
    '10,000 water particles': warmedUp(water(10000), 120),
    '10,000 particle-life particles, 6 kinds, 10 per m²': life(Math.sqrt(1000)),
    '10,000 particle-life particles, 6 kinds, 100 per m²': life(10),
    '100 tracers': tracers,
  };
}
