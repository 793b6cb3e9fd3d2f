import { CircleNode, RectangleNode, RulerNode, TextNode, type BodyNode, type Scene } from '@physics-editor/runtime';

/** The numbers in a text; those in names, such as C4, are none. */
export const numbersIn = (words: string): number[] =>
  [...words.replaceAll('−', '-').matchAll(/(?<![A-Za-z\d.])-?\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits));

export const circles = (scene: Scene): CircleNode[] => scene.getFilteredDescendants(CircleNode);
export const boxes = (scene: Scene): RectangleNode[] =>
  scene.getFilteredDescendants(RectangleNode).filter(({ bodyType }) => bodyType === 'dynamic');
export const textOf = (scene: Scene): string =>
  scene
    .getFilteredDescendants(TextNode)
    .map(({ text }) => text)
    .join('\n');

export function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`There is no item ${index} of ${items.length}.`);
  return item;
}

/** Runs a scene until a time, and does something after each step. */
export function during(scene: Scene, seconds: number, act: () => void): void {
  while (scene.time < seconds) {
    scene.step();
    act();
  }
}

/** A top of a curve: the vertex of the parabola through three steps. */
export interface Top {
  readonly time: number;
  readonly value: number;
}

export function topsOf(scene: Scene, seconds: number, read: () => number): Top[] {
  const tops: Top[] = [];
  let [before, last, time] = [read(), read(), scene.time];
  during(scene, seconds, () => {
    const next = read();
    if (last > before && last >= next) {
      const shift = (before - next) / (2 * (before - 2 * last + next));
      tops.push({ time: time + shift * (scene.time - time), value: last - ((before - next) * shift) / 4 });
    }
    [before, last, time] = [last, next, scene.time];
  });
  return tops;
}

/** Times between the passages of a value through zero downwards. */
export function periodsOf(scene: Scene, seconds: number, read: () => number): number[] {
  const passages: number[] = [];
  let [last, time] = [read(), scene.time];
  during(scene, seconds, () => {
    const next = read();
    if (last > 0 && next <= 0) passages.push(time + ((scene.time - time) * last) / (last - next));
    [last, time] = [next, scene.time];
  });
  return passages.slice(1).map((passage, index) => passage - at(passages, index));
}

/** The greatest values of a run, one for each of these items. */
export function greatestOf<Item>(scene: Scene, seconds: number, items: readonly Item[], read: (item: Item) => number) {
  const values = items.map(read);
  during(scene, seconds, () =>
    items.forEach((item, index) => (values[index] = Math.max(at(values, index), read(item)))),
  );
  return values;
}
export const greatest = (scene: Scene, seconds: number, read: () => number): number =>
  at(greatestOf(scene, seconds, [null], read), 0);

/** When a falling ball reaches y = 0, from its height and speed in the last step before. */
export function landingOf(scene: Scene): number {
  const ball = at(circles(scene), 0);
  let landing = 0;
  while (ball.y > 0.02) {
    landing = scene.time - ball.y / Math.min(ball.linearVelocityY, -0.1);
    scene.step();
  }
  return landing;
}

/** When all pendulums are again closest to their start, after the first two seconds. */
export function meetingOf(scene: Scene, seconds: number): number {
  const bobs = circles(scene).filter(({ bodyType }) => bodyType === 'dynamic');
  const starts = bobs.map((bob) => bob.getPosition());
  scene.step(120);
  let [nearest, meeting] = [Infinity, 0];
  during(scene, seconds, () => {
    const distance = Math.max(
      ...bobs.map(({ x, y }, index) => Math.hypot(x - at(starts, index).x, y - at(starts, index).y)),
    );
    if (distance < nearest) [nearest, meeting] = [distance, scene.time];
  });
  return meeting;
}

/** How often each body begins to rise. */
export function bouncesOf(scene: Scene, seconds: number, bodies: readonly BodyNode[]): number[] {
  const counts = bodies.map(() => 0);
  const falling = bodies.map(() => false);
  during(scene, seconds, () =>
    bodies.forEach(({ linearVelocityY }, index) => {
      if (falling[index] && linearVelocityY > 0) counts[index] = at(counts, index) + 1;
      falling[index] = linearVelocityY < 0;
    }),
  );
  return counts;
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The period that the label of the scene shows after 5 s. */
export function periodOnLabel(scene: Scene): number {
  scene.step(300);
  return at(numbersIn(textOf(scene)), 0);
}

/** Angle in degrees to which the last ball of the cradle swings at the first blow. */
export function swingOfLast(scene: Scene, distance: number): number {
  const ball = at(circles(scene), 4);
  const reach = greatest(scene, 1.7, () => ball.x) - 2 * distance;
  return (Math.asin(reach / 2.5) * 180) / Math.PI;
}

/** The values of the first tops in a time. */
export const topValues = (scene: Scene, seconds: number, count: number, read: () => number): number[] =>
  topsOf(scene, seconds, read)
    .slice(0, count)
    .map(({ value }) => value);
export const rulersOf = (scene: Scene): number[] =>
  scene.getFilteredDescendants(RulerNode).flatMap(({ label }) => numbersIn(label));
