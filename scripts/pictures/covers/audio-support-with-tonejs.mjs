import { INK, arc, circle, dashed, line, num, path, times, wash } from '../paper.mjs';
import { NOTES, bar } from '../xylophone.mjs';

const BAR = { y: 545, height: 42, longest: 218, gap: 24 };
const LONGEST_PIPE = 350;
const RADIUS = 34;
const HEIGHTS = [0, 210, 64, 0, 330, 140, 0, 270]; // of the marbles over their bars
const REACH = [3, 0, 0, 4, 0, 0, 2, 0]; // wavefronts already on their way

/** Bars whose lengths go with the inverse root of the pitch, side by side. */
function layOut() {
  const lengths = NOTES.map(({ barLength }) => BAR.longest * barLength);
  const total = lengths.reduce((sum, length) => sum + length, 0) + BAR.gap * (NOTES.length - 1);
  let left = (1920 - total) / 2;
  return lengths.map((length, i) => {
    const x = left + length / 2;
    left += length + BAR.gap;
    const { color, pipeLength } = NOTES[i];
    return { x, y: BAR.y, length, pipe: LONGEST_PIPE * pipeLength, color, height: HEIGHTS[i], fronts: REACH[i] };
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
    bars.map((each) => bar(each, { height: BAR.height, floor: BAR.y + 72 })).join('') +
    bars.map(marble).join('')
  );
}

/** The resonator below a bar: a quarter of the wavelength long. */
const pipe = ({ x, pipe: length, color }) =>
  path(`M${num(x - 34)} ${BAR.y + 90}v${num(length - 34)}a34 34 0 0 0 68 0v${num(34 - length)}z`, {
    fill: wash(color, 0.72),
    width: 4,
  }) + upright(x, BAR.y + 104, BAR.y + 74 + length, { width: 2.5 });

const upright = (x, from, to, style) =>
  dashed(
    [
      { x, y: from },
      { x, y: to },
    ],
    style,
  );

/** A marble, the way it has fallen and has to fall, and the sound where it strikes. */
function marble({ x, color, height, fronts }) {
  const center = { x, y: BAR.y - RADIUS - 3 - height };
  const spread = 0.5;
  const waves = times(fronts, (k) =>
    arc({ x, y: BAR.y }, 108 + 44 * k, -Math.PI / 2 - spread, -Math.PI / 2 + spread, {
      stroke: wash(color, 0.1 + 0.16 * k),
      width: 8,
    }),
  );
  const fallen = height ? upright(x, center.y - RADIUS - 16, 110, { stroke: wash(INK, 0.3) }) : '';
  const ahead = height > 80 ? upright(x, center.y + RADIUS + 16, BAR.y - 12, { width: 2.5, dash: '3 12' }) : '';
  return (
    waves.join('') +
    fallen +
    ahead +
    circle(center, RADIUS, { fill: wash(INK, 0.72), width: 5 }) +
    circle({ x: x - 11, y: center.y - 11 }, 7, { fill: '#ffffff', stroke: 'none' })
  );
}
