import {
  ACCENT,
  BLUE,
  GREEN,
  HEIGHT,
  INK,
  OCHRE,
  TEAL,
  VIOLET,
  WIDTH,
  arrow,
  circle,
  path,
  polar,
  polyline,
  smoothLoop,
  through,
  times,
  wash,
} from '../paper.mjs';
import { World, mean } from '../physics/world.mjs';

const SKIN = 10;
const PEGS = [
  { x: 330, y: 250 },
  { x: 640, y: 190 },
  { x: 520, y: 560 },
  { x: 800, y: 480 },
  { x: 1090, y: 590 },
  { x: 1370, y: 700 },
];
const PEG_RADIUS = 36;
const ground = (x) => 560 + 0.2 * x + 46 * Math.sin(x / 150 + 0.8) - 380 * Math.max(0, (x - 1640) / 280) ** 2;

const ring = (center, radius, lobes) =>
  times(40, (i) =>
    polar(center, radius * (1 + (lobes ? 0.16 : 0) * Math.cos((lobes * i * Math.PI) / 20)), (i * Math.PI) / 20),
  );

const block = (center, half) => {
  const side = times(11, (i) => -half + (i * half) / 5);
  const edge = [...side.slice(0, 10).map((s) => [s, -half]), ...side.slice(0, 10).map((s) => [half, s])];
  return [...edge, ...edge.map(([x, y]) => [-x, -y])].map(([x, y]) => ({ x: center.x + x, y: center.y + y }));
};

/** Jelly bodies that tumble and squeeze through a course of pegs and hills. */
export default function softBodyCourse() {
  const world = new World({ gravity: 1500, damping: 0.997 });
  const road = times(WIDTH / 20 + 1, (i) => ({ x: 20 * i, y: ground(20 * i) }));
  world.wall(road, 4);
  world.wall(
    [
      { x: 0, y: -400 },
      { x: 0, y: HEIGHT },
    ],
    4,
  );
  PEGS.forEach((peg) => world.wall([peg], PEG_RADIUS));
  const bodies = [
    [ring({ x: 660, y: 350 }, 118, 0), ACCENT],
    [block({ x: 190, y: 440 }, 100), OCHRE],
    [ring({ x: 480, y: 60 }, 120, 3), TEAL],
    [ring({ x: 950, y: 250 }, 120, 5), GREEN],
    [block({ x: 1240, y: 380 }, 92), VIOLET],
    [ring({ x: 1320, y: -120 }, 112, 4), BLUE],
    [ring({ x: 1560, y: 560 }, 110, 0), ACCENT],
  ].map(([points, color]) => ({ body: world.soft(points, SKIN, 0.011), color }));
  world.run(0.7);
  return (
    path(`${through(road)}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`, { fill: wash(OCHRE, 0.72), stroke: 'none' }) +
    polyline(road, { width: 7 }) +
    PEGS.map((peg) => circle(peg, PEG_RADIUS, { fill: wash(INK, 0.6), width: 5 }) + circle(peg, 6, { fill: INK })).join(
      '',
    ) +
    bodies.map(jelly).join('')
  );
}

function jelly({ body, color }) {
  const { discs } = body;
  const outline = smoothLoop(discs);
  const center = mean(discs);
  const inner = smoothLoop(
    discs.map(({ x, y }) => ({ x: center.x + 0.72 * (x - center.x), y: center.y + 0.72 * (y - center.y) })),
  );
  const speed = mean(discs.map(({ vx, vy }) => ({ x: vx, y: vy })));
  return (
    path(outline, { fill: INK, width: 2 * SKIN + 4 }) +
    path(outline, { fill: wash(color, 0.3), stroke: wash(color, 0.3), width: 2 * SKIN - 6 }) +
    path(inner, { stroke: wash(color, 0.65), width: 4, dash: '12 12' }) +
    arrow(center, { x: center.x + 0.28 * speed.x, y: center.y + 0.28 * speed.y }, { width: 6 }) +
    circle(center, 9, { fill: INK })
  );
}
