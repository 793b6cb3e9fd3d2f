import { Scene, createEditor } from '../src';
import { again, effort, seed } from '@physics-editor/lib/testing/effort';
import { looksOf, richScene, stateOf } from './rich-scene';
import { failuresOf } from './build';

const STEPS = effort(80, 2000);

test(`a scene repeats its run bit for bit, and so does another one loaded from the same file (${again})`, () => {
  const scene = richScene(seed);
  const failures = failuresOf(scene);
  const file = JSON.stringify(scene);
  const start = stateOf(scene);
  scene.step(STEPS);
  const [state, looks] = [stateOf(scene), looksOf(scene)];
  expect(state).not.toBe(start);
  scene.reset();
  expect(stateOf(scene)).toBe(start);
  scene.step(STEPS);
  // Compared as truth values: a difference of two such long texts takes minutes to show.
  expect([stateOf(scene) === state, looksOf(scene) === looks]).toEqual([true, true]);
  const other = new Scene(createEditor).fromJSON(JSON.parse(file));
  other.step(STEPS);
  expect([stateOf(other) === state, looksOf(other) === looks]).toEqual([true, true]);
  expect(failures).toEqual([]);
}, 240_000);
