import { ACCENT, OCHRE, arrow, polygon, random, wash } from '../paper.mjs';
import { TANK, firstOutline, pour, tank, tankWorld, water } from '../tank.mjs';

const COLUMN = { width: 520, height: 690 };
const POST = { x: 1240, height: 110, half: 45 };

/** A column of water, let go at once, runs along the tank and leaps over a block. */
export default function damBreak() {
  const world = tankWorld();
  const block = [
    { x: POST.x - POST.half, y: TANK.floor },
    { x: POST.x - POST.half, y: TANK.floor - POST.height },
    { x: POST.x + POST.half, y: TANK.floor - POST.height },
    { x: POST.x + POST.half, y: TANK.floor },
  ];
  world.wall(block, 4);
  const drops = pour(world, COLUMN, random(5));
  world.run(1.45);
  const front = TANK.left + COLUMN.width;
  return (
    firstOutline(COLUMN) +
    water(drops) +
    polygon(block, { fill: wash(OCHRE, 0.35), width: 5 }) +
    tank() +
    arrow({ x: front + 50, y: 330 }, { x: front + 260, y: 330 }, { color: ACCENT, width: 9, size: 44 })
  );
}
