import {
  ACCENT,
  BLUE,
  GREEN,
  INK,
  OCHRE,
  TEAL,
  VIOLET,
  arc,
  circle,
  dashed,
  line,
  mix,
  num,
  path,
  rect,
  times,
  wash,
} from '../paper.mjs';

const SCALE = [0, 2, 4, 5, 7, 9, 11, 12]; // half tones of the major scale
const COLORS = [ACCENT, OCHRE, GREEN, TEAL, BLUE, VIOLET, mix(VIOLET, ACCENT, 0.55), ACCENT];
const BAR = { y: 545, height: 42, longest: 218, gap: 24 };
const LONGEST_PIPE = 350;
const RADIUS = 34;
const HEIGHTS = [0, 210, 64, 0, 330, 140, 0, 270]; // of the marbles over their bars
const REACH = [3, 0, 0, 4, 0, 0, 2, 0]; // wavefronts already on their way

/** Bars whose lengths go with the inverse root of the pitch, side by side. */
function layOut() {
  const lengths = SCALE.map((tone) => BAR.longest * 2 ** (-tone / 24));
  const total = lengths.reduce((sum, length) => sum + length, 0) + BAR.gap * (SCALE.length - 1);
  let left = (1920 - total) / 2;
  return lengths.map((length, i) => {
    const x = left + length / 2;
    left += length + BAR.gap;
    return {
      x,
      length,
      pipe: LONGEST_PIPE * 2 ** (-SCALE[i] / 12),
      color: COLORS[i],
      height: HEIGHTS[i],
      fronts: REACH[i],
    };
  });
}

/** Marbles falling on a xylophone; where one strikes, sound spreads. */
export default function audioSupport() {
  const bars = layOut();
  const [first, last] = [bars[0], bars.at(-1)];
  return (
    bars.map(pipe).join('') +
    line(
      { x: first.x - first.length / 2 - 40, y: BAR.y + 72 },
      { x: last.x + last.length / 2 + 40, y: BAR.y + 72 },
      { width: 9 },
    ) +
    bars.map(bar).join('') +
    bars.map(marble).join('')
  );
}

/** The resonator below a bar: a quarter of the wavelength long. */
const pipe = ({ x, pipe: length, color }) =>
  path(`M${num(x - 34)} ${BAR.y + 90}v${num(length - 34)}a34 34 0 0 0 68 0v${num(34 - length)}z`, {
    fill: wash(color, 0.72),
    width: 4,
  }) +
  dashed(
    [
      { x, y: BAR.y + 104 },
      { x, y: BAR.y + 74 + length },
    ],
    { width: 2.5 },
  );

/** A bar resting on its two still points, 22.4 % from either end. */
const bar = ({ x, length, color }) =>
  [-1, 1]
    .map((side) =>
      line(
        { x: x + side * length * 0.276, y: BAR.y + BAR.height },
        { x: x + side * length * 0.276, y: BAR.y + 72 },
        { width: 7 },
      ),
    )
    .join('') +
  rect(x - length / 2, BAR.y, length, BAR.height, { fill: color, width: 5, round: 10 }) +
  [-1, 1]
    .map((side) =>
      circle({ x: x + side * length * 0.276, y: BAR.y + BAR.height / 2 }, 6, { fill: INK, stroke: 'none' }),
    )
    .join('');

function marble({ x, color, height, fronts }) {
  const center = { x, y: BAR.y - RADIUS - 3 - height };
  const spread = 0.5;
  const waves = times(fronts, (k) =>
    arc({ x, y: BAR.y }, 108 + 44 * k, -Math.PI / 2 - spread, -Math.PI / 2 + spread, {
      stroke: wash(color, 0.1 + 0.16 * k),
      width: 8,
    }),
  );
  const speedMarks = height
    ? dashed(
        [
          { x, y: center.y - RADIUS - 16 },
          { x, y: 110 },
        ],
        { stroke: wash(INK, 0.3) },
      )
    : '';
  const below =
    height > 80
      ? dashed(
          [
            { x, y: center.y + RADIUS + 16 },
            { x, y: BAR.y - 12 },
          ],
          { width: 2.5, dash: '3 12' },
        )
      : '';
  return (
    waves.join('') +
    speedMarks +
    below +
    circle(center, RADIUS, { fill: wash(INK, 0.72), width: 5 }) +
    circle({ x: x - 11, y: center.y - 11 }, 7, { fill: '#ffffff', stroke: 'none' })
  );
}
