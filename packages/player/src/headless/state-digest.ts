import { createHash } from 'node:crypto';
import { MultipartBodyNode, type Scene } from '@physics-editor/runtime';
import { unpack } from '@physics-editor/runtime/particles/packed-numbers';

/** Smaller differences, in metres or radians, are invisible. */
const FINEST = 1e-5;

/** A digest of a scene's state: its nodes, time and random numbers. Ids, which are random, are replaced by their order. */
export function stateDigest(scene: Scene): string {
  const { physics, ...saved } = scene.toJSON();
  const { time, random }: Record<string, unknown> = Object(physics);
  const nodes = scene.getDescendants();
  const parts = nodes.flatMap((node) => (node instanceof MultipartBodyNode ? node.parts : []));
  const named = [scene, ...nodes, ...scene.assetsLibrary.getAssets(), ...parts];
  const ids = new Map(named.map(({ id }, at) => [id, at]));
  const text = JSON.stringify([{ ...saved, assets: undefined }, time, random], (key, value: unknown) => {
    if (typeof value === 'number') return Math.round(value / FINEST) + 0;
    if (typeof value !== 'string') return value;
    const numbers = key === 'moving' ? unpack(value) : undefined;
    return numbers ? [...numbers] : (ids.get(value) ?? value);
  });
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
