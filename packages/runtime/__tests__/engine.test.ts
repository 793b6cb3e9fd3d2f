import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { islandOf } from '@physics-editor/physics/access';
import { solverOf } from '@physics-editor/physics/patch-stacks';
import { richScene } from './rich-scene';

const ENGINE = 'packages/physics/src';

/** Fields and methods of the engine that its users are not meant to know, as `packages/physics/src` names them. */
const named = new Set(
  readdirSync(ENGINE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(ENGINE, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/\b(m_\w+)|\['(\w+)'\]|Reflect\.\w+\([\w.]+, '(\w+)'/g)])
    .map(([, ...found]) => found.find(Boolean)),
);

/** Names of all fields and methods of what can be reached from an object of the engine, without the nodes of scenes. */
function namesFrom(start: object): Set<string> {
  const names = new Set<string>();
  const seen = new Set<object>();
  const left: object[] = [start];
  for (let item = left.pop(); item; item = left.pop()) {
    if (seen.has(item) || ArrayBuffer.isView(item)) continue;
    seen.add(item);
    for (let part: object | null = item; part && part !== Object.prototype; part = Object.getPrototypeOf(part)) {
      for (const name of Object.getOwnPropertyNames(part)) names.add(name);
    }
    for (const [name, value] of Object.entries(item)) {
      if (typeof value === 'object' && value !== null && !/user_?data/i.test(name)) left.push(value);
    }
  }
  return names;
}

test('the engine has every internal member that the library uses', () => {
  const scene = richScene();
  for (let step = 0; step < 60; step++) scene.step();
  const island = islandOf(scene.physicsWorld);
  const known = new Set([...namesFrom(scene.physicsWorld), ...namesFrom(solverOf(island))]);
  for (const part of [scene.physicsWorld, island])
    for (const name of Object.getOwnPropertyNames(part.constructor)) known.add(name);
  expect(named.size).toBeGreaterThan(40);
  expect([...named].filter((name) => !known.has(String(name)))).toEqual([]);
});
