import {
  ACCENT,
  BLUE,
  GREEN,
  INK,
  OCHRE,
  TEAL,
  VIOLET,
  arrow,
  circle,
  discs,
  polar,
  random,
  times,
} from '../paper.mjs';
import { live } from '../physics/particle-life.mjs';
import { mean } from '../physics/world.mjs';

const next = random(9);
const scatter = (center, radius, count, kind) =>
  times(count, () => ({ ...polar(center, radius * Math.sqrt(next()), next() * 2 * Math.PI), vx: 0, vy: 0, kind }));

/** A core that holds together and a skin that is drawn to the core but not to itself. */
function cell(center, core, skin, reach) {
  const radius = 0.06 * reach * Math.sqrt(core);
  const around = times(skin, () => ({
    ...polar(center, radius + 0.27 * reach * next(), next() * 2 * Math.PI),
    vx: 0,
    vy: 0,
    kind: 1,
  }));
  const particles = [...scatter(center, radius, core, 0), ...around];
  const table = [
    [0.06, 0],
    [0.05, -0.025],
  ];
  return live(particles, { table, reach, steps: 800, pull: 0.0023 * reach });
}

/** Hunters are drawn to their prey; the prey flees. */
function chase(center, bearing, count) {
  const particles = [...scatter(center, 50, count, 0), ...scatter(polar(center, 110, bearing), 40, count, 1)];
  const table = [
    [0.14, 0.2],
    [-0.16, 0.16],
  ];
  return live(particles, { table, reach: 130, steps: 90 });
}

/** Links that each follow the next kind round a closed chain. */
function ring(center, radius, count) {
  const particles = times(count, (i) => ({
    ...polar(center, radius, (i * 2 * Math.PI) / count),
    vx: 0,
    vy: 0,
    kind: Math.floor((i * 6) / count),
  }));
  const table = times(6, (a) => times(6, (b) => [0.06, 0.1, 0, 0, 0, 0.03][(b - a + 6) % 6]));
  return live(particles, { table, reach: 90, steps: 70 });
}

const draw = (particles, colors, r = 15) =>
  colors
    .map((fill, kind) =>
      discs(
        particles.filter((p) => p.kind === kind).map(({ x, y }) => ({ x, y, r })),
        { fill, stroke: INK, width: 3.5 },
      ),
    )
    .join('');

/** Where a swarm is and where it is going. */
const heading = (particles) => {
  const [from, speed] = [mean(particles), mean(particles.map(({ vx, vy }) => ({ x: vx, y: vy })))];
  return arrow(polar(from, 110, Math.atan2(speed.y, speed.x)), polar(from, 230, Math.atan2(speed.y, speed.x)), {
    width: 8,
    size: 36,
  });
};

/** The distance of the outermost particle from the middle. */
const span = (particles) => {
  const { x, y } = mean(particles);
  return Math.max(...particles.map((p) => Math.hypot(p.x - x, p.y - y)));
};

/** Cells with skins, two chases and a ring, all from one force law with different tables. */
export default function introducingParticleLife() {
  const [large, small] = [cell({ x: 500, y: 560 }, 90, 80, 270), cell({ x: 1540, y: 810 }, 30, 30, 150)];
  const chases = [chase({ x: 960, y: 850 }, -0.5, 16), chase({ x: 1080, y: 200 }, 2.7, 14)];
  const loop = ring({ x: 1540, y: 330 }, 198, 42);
  return (
    circle(mean(large), span(large) + 70, { dash: '14 12', width: 3 }) +
    draw(large, [ACCENT, BLUE], 23) +
    draw(small, [GREEN, OCHRE]) +
    chases.map((swarm) => draw(swarm, [VIOLET, TEAL]) + heading(swarm)).join('') +
    draw(loop, [ACCENT, OCHRE, GREEN, TEAL, BLUE, VIOLET])
  );
}
