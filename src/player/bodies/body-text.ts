import type { BodyNode } from '../../runtime';

/** Maximum length of a name, in characters. */
const LONGEST = 100;
/** Slower bodies count as at rest, in m/s: it would be shown as 0. */
const SLOWEST = 0.05;
/** Directions of velocities, counter-clockwise from the right, an eighth of a turn each. */
const DIRECTIONS = ['right', 'up and right', 'up', 'up and left', 'left', 'down and left', 'down', 'down and right'];

/** `RegularPolygonNode` is a "regular polygon". */
const kindOf = (className: string): string =>
  className
    .replace(/Node$/, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();

const labelOf = ({ name, className }: BodyNode): string => name.trim().slice(0, LONGEST) || kindOf(className);

/** The name of a body, or else its kind; where several of the bodies have the same, with its order: "circle 2 of 5". */
export function nameOf(body: BodyNode, bodies: readonly BodyNode[]): string {
  const label = labelOf(body);
  const same = bodies.filter((one) => labelOf(one) === label);
  return same.length > 1 ? `${label} ${same.indexOf(body) + 1} of ${same.length}` : label;
}

/** Where a body is and how it moves: "x 1.2 m, y −0.5 m, moving up and right at 2.1 m/s". */
export function motionOf(body: BodyNode): string {
  const { x, y } = body.getScenePosition();
  const velocity = body.getLinearVelocity();
  const eighths = Math.round(Math.atan2(velocity.y, velocity.x) / (Math.PI / 4));
  const direction = DIRECTIONS.at(eighths % DIRECTIONS.length) ?? '';
  const speed = body.linearVelocity;
  const motion = speed < SLOWEST ? 'at rest' : `moving ${direction} at ${rounded(speed, 1)} m/s`;
  return `x ${rounded(x, 2)} m, y ${rounded(y, 2)} m, ${motion}`;
}

/** A number without superfluous zeros, and with a minus sign that screen readers speak. */
const rounded = (value: number, digits: number): string => String(Number(value.toFixed(digits)) + 0).replace('-', '−');
