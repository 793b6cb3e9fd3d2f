import type { BodyNode } from '@physics-editor/runtime';

/** Maximum length of a name, in characters. */
const LONGEST = 100;
/** Slower motion counts as rest, in m/s and rad/s: it would be shown as 0. */
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

/** Whether a body moves and turns too slowly for it to be shown. */
export const isAtRest = (body: BodyNode): boolean => !isMoving(body) && !isTurning(body);

const isMoving = ({ linearVelocity }: BodyNode): boolean => linearVelocity >= SLOWEST;
const isTurning = ({ angularVelocity }: BodyNode): boolean => Math.abs(angularVelocity) >= SLOWEST;

/** Where a body is and how it moves: "x 1.2 m, y −0.5 m, moving up and right at 2.1 m/s". Only a body that stays in place is said to turn. */
export function motionOf(body: BodyNode): string {
  const { x, y } = body.getScenePosition();
  return `x ${rounded(x, 2)} m, y ${rounded(y, 2)} m, ${velocityOf(body)}`;
}

function velocityOf(body: BodyNode): string {
  if (isAtRest(body)) return 'at rest';
  if (!isMoving(body)) {
    const direction = body.angularVelocity > 0 ? 'counter-clockwise' : 'clockwise';
    return `turning ${direction} at ${rounded(Math.abs(body.angularVelocity), 1)} rad/s`;
  }
  const { x, y } = body.getLinearVelocity();
  const eighths = Math.round(Math.atan2(y, x) / (Math.PI / 4));
  return `moving ${DIRECTIONS.at(eighths % DIRECTIONS.length) ?? ''} at ${rounded(body.linearVelocity, 1)} m/s`;
}

/** A number without superfluous zeros, and with a minus sign that screen readers speak. */
const rounded = (value: number, digits: number): string => String(Number(value.toFixed(digits)) + 0).replace('-', '−');
