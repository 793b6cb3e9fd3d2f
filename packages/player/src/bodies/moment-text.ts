import { grabbableBodies, type BodyNode, type Scene } from '@physics-editor/runtime';
import type { View } from '@physics-editor/runtime/render/index';
import type { Readouts } from '../stage/readouts';
import { isAtRest, motionOf, nameOf } from './body-text';
import { isInView } from './in-view';

/** Of more bodies, only the fastest is described: nobody listens to a list. */
const MOST_BODIES = 3;

/** Describes the present moment of a scene that does not describe itself: its time, its readouts, and the bodies in view. */
export function momentText(scene: Scene, readouts: Readouts, view: View | undefined): string {
  return [
    `At ${scene.time.toFixed(2)} s.`,
    ...readouts.read().map(({ name, text, unit }) => `${name}: ${[text, unit].join(' ').trim()}.`),
    ...bodyTexts(grabbableBodies(scene), view),
  ].join(' ');
}

function bodyTexts(all: readonly BodyNode[], view: View | undefined): readonly string[] {
  const bodies = all.filter((body) => isInView(body, view));
  const textOf = (body: BodyNode): string => `${nameOf(body, all)}: ${motionOf(body)}.`;
  if (bodies.length <= MOST_BODIES) return bodies.map(textOf);
  const moving = bodies.filter((body) => !isAtRest(body));
  const [first, ...others] = moving;
  const count = `${bodies.length} bodies in view`;
  if (!first) return [`${count}, all at rest.`];
  const fastest = others.reduce((one, other) => (other.linearVelocity > one.linearVelocity ? other : one), first);
  return [`${count}, ${moving.length} of them moving.`, `The fastest is ${textOf(fastest)}`];
}
