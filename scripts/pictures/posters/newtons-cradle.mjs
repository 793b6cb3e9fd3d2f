import {
  ACCENT,
  BLUE,
  INK,
  arc,
  arcArrow,
  circle,
  dashed,
  line,
  polar,
  rect,
  support,
  times,
  wash,
} from '../paper.mjs';

const RADIUS = 88;
const LENGTH = 590;
const TOP = 190;
const SWING = 0.66;
const DOWN = Math.PI / 2;

/** Five balls: the first raised and let go, the last shown dashed where it will arrive. */
export default function newtonsCradle() {
  const hooks = times(5, (i) => ({ x: 960 + (i - 2) * 2 * RADIUS, y: TOP }));
  const ball = (hook, angle, fill) => {
    const center = polar(hook, LENGTH, DOWN + angle);
    return line(hook, center) + circle(center, RADIUS, { fill, width: 5 }) + circle(center, 6, { fill: INK });
  };
  const ghost = polar(hooks[4], LENGTH, DOWN - SWING);
  const level = polar(hooks[0], LENGTH, DOWN + SWING).y;
  const low = TOP + LENGTH;
  return (
    dashed([
      { x: 300, y: level },
      { x: 1620, y: level },
    ]) +
    dashed([
      { x: 300, y: low },
      { x: 1620, y: low },
    ]) +
    arc(hooks[0], LENGTH, DOWN, DOWN + SWING, { width: 3, dash: '14 12' }) +
    arc(hooks[4], LENGTH, DOWN, DOWN - SWING, { width: 3, dash: '14 12' }) +
    arcArrow(hooks[0], LENGTH + RADIUS + 40, DOWN + SWING - 0.02, DOWN + SWING * 0.4, {
      color: ACCENT,
      width: 8,
      size: 40,
    }) +
    dashed([hooks[4], ghost]) +
    circle({ x: hooks[0].x, y: low }, RADIUS, { dash: '4 12', width: 3 }) +
    circle(ghost, RADIUS, { fill: wash(ACCENT, 0.85), dash: '14 12', width: 4 }) +
    rect(420, TOP - 44, 1080, 44, { fill: wash(INK, 0.7), width: 5, round: 8 }) +
    support({ x: 1500, y: TOP - 44 }, { x: 420, y: TOP - 44 }) +
    hooks.map((hook, i) => (i ? ball(hook, 0, wash(BLUE, 0.25)) : ball(hook, SWING, ACCENT))).join('') +
    hooks.map((hook) => circle(hook, 9, { fill: INK })).join('')
  );
}
