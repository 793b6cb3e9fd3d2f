import {
  ACCENT,
  BLUE,
  GREEN,
  INK,
  OCHRE,
  PAPER,
  arrow,
  circle,
  dashed,
  path,
  polar,
  random,
  rect,
  times,
  wash,
} from '../paper.mjs';

const CELL = 40;
const COLUMNS = 40;
const ROWS = 21;
const ORIGIN = { x: 160, y: 120 };
const TEAMS = [ACCENT, BLUE, GREEN, OCHRE];
const SPEED = 0.22; // cells per step
const STEPS = 7000;
const TRAIL = 46;

/** Balls of four teams that bounce off foreign cells and take them over. */
function battle() {
  const next = random(11);
  const owner = times(
    COLUMNS * ROWS,
    (i) => (i % COLUMNS < COLUMNS / 2 ? 0 : 1) + (i < COLUMNS * Math.ceil(ROWS / 2) ? 0 : 2),
  );
  const balls = times(8, (i) => {
    const angle = next() * 2 * Math.PI;
    const x = (i % 2 ? 0.75 : 0.25) * COLUMNS + (i < 4 ? -2 : 2);
    const y = (i % 4 < 2 ? 0.25 : 0.75) * ROWS;
    return { team: i % 4, x, y, vx: SPEED * Math.cos(angle), vy: SPEED * Math.sin(angle), trail: [] };
  });
  const blocked = (x, y, team) => {
    if (x < 0 || y < 0 || x >= COLUMNS || y >= ROWS) return true;
    const cell = Math.floor(y) * COLUMNS + Math.floor(x);
    if (owner[cell] === team) return false;
    owner[cell] = team;
    return true;
  };
  const reach = 0.45;
  for (let step = 0; step < STEPS; step++) {
    for (const ball of balls) {
      if (blocked(ball.x + ball.vx + reach * Math.sign(ball.vx), ball.y, ball.team)) ball.vx = -ball.vx;
      if (blocked(ball.x, ball.y + ball.vy + reach * Math.sign(ball.vy), ball.team)) ball.vy = -ball.vy;
      ball.x += ball.vx;
      ball.y += ball.vy;
      if (step >= STEPS - TRAIL) ball.trail.push(onPage(ball));
    }
  }
  return { owner, balls };
}

const onPage = ({ x, y }) => ({ x: ORIGIN.x + CELL * x, y: ORIGIN.y + CELL * y });

/** The four territories with their ragged fronts, the balls, where they came from and where they go. */
export default function territoryBattle() {
  const { owner, balls } = battle();
  const corner = (i) => onPage({ x: i % COLUMNS, y: Math.floor(i / COLUMNS) });
  const cells = TEAMS.map((color, team) => {
    const squares = owner.flatMap((o, i) => (o === team ? [`M${corner(i).x} ${corner(i).y}h40v40h-40z`] : []));
    return path(squares.join(''), { fill: wash(color, 0.5), stroke: wash(color, 0.62), width: 2 });
  });
  const fronts = owner.map((o, i) => {
    const { x, y } = corner(i);
    const right = i % COLUMNS < COLUMNS - 1 && owner[i + 1] !== o ? `M${x + CELL} ${y}v${CELL}` : '';
    const below = i < COLUMNS * (ROWS - 1) && owner[i + COLUMNS] !== o ? `M${x} ${y + CELL}h${CELL}` : '';
    return right + below;
  });
  return (
    cells.join('') +
    path(fronts.join(''), { width: 4 }) +
    rect(ORIGIN.x, ORIGIN.y, COLUMNS * CELL, ROWS * CELL, { width: 7 }) +
    balls
      .map((ball) => {
        const center = onPage(ball);
        const ahead = polar(center, 84, Math.atan2(ball.vy, ball.vx));
        return (
          dashed(ball.trail, { stroke: PAPER, width: 5, dash: '4 13' }) +
          arrow(center, ahead, { width: 6, size: 26, color: INK }) +
          circle(center, 22, { fill: TEAMS[ball.team], width: 5 })
        );
      })
      .join('')
  );
}
