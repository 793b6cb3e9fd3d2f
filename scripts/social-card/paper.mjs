/** A sheet of graph paper and the shapes on it, as SVG. */

export const PAPER = '#faf6ee';
const GRID = '#efe7d8';
const GRID_MAJOR = '#e4d9c4';
export const INK = '#1d2433';
export const ACCENT = '#d9431e';

/** @typedef {{x: number, y: number}} Point */
/** @typedef {{fill?: string, stroke?: string, width?: number, dash?: string, opacity?: number, cap?: string}} Style */

/** Rounds to one decimal, for compact output. @param {number} value */
const num = (value) => Math.round(value * 10) / 10;

/** Results of `make` for 0 … count − 1. @template T @param {number} count @param {(i: number) => T} make @returns {T[]} */
export const times = (count, make) => Array.from({ length: count }, (_, i) => make(i));

/** The point at a distance and an angle (radians, clockwise on the page). @param {Point} center @param {number} radius @param {number} angle @returns {Point} */
export const polar = (center, radius, angle) => ({
  x: center.x + radius * Math.cos(angle),
  y: center.y + radius * Math.sin(angle),
});

/** Mixes two hex colours: an amount of 0 returns the first, 1 the second. @param {string} from @param {string} to @param {number} amount */
export function mix(from, to, amount) {
  /** @param {string} color @param {number} i */
  const channel = (color, i) => parseInt(color.slice(1 + 2 * i, 3 + 2 * i), 16);
  /** @param {number} i */
  const blend = (i) => Math.round(channel(from, i) * (1 - amount) + channel(to, i) * amount);
  return `#${times(3, (i) => blend(i).toString(16).padStart(2, '0')).join('')}`;
}

/** A paler colour, mixed with that of the paper. @param {string} color */
export const wash = (color, amount = 0.5) => mix(color, PAPER, amount);

/** @param {Style} style */
function attributes({ fill = 'none', stroke = INK, width = 4, dash, opacity, cap }) {
  const list = [`fill="${fill}"`];
  if (stroke !== 'none') list.push(`stroke="${stroke}" stroke-width="${num(width)}"`);
  if (dash) list.push(`stroke-dasharray="${dash}"`);
  if (opacity !== undefined) list.push(`opacity="${opacity}"`);
  if (cap) list.push(`stroke-linecap="${cap}"`);
  return list.join(' ');
}

/** @param {Point} center @param {number} radius @param {Style} [style] */
export const circle = ({ x, y }, radius, style = {}) =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" ${attributes(style)}/>`;

/** @param {string} d path data @param {Style} [style] */
const path = (d, style = {}) => `<path d="${d}" ${attributes(style)}/>`;

/** Path data through points. @param {Point[]} points */
const through = (points, closed = false) =>
  `M${points.map(({ x, y }) => `${num(x)} ${num(y)}`).join('L')}${closed ? 'Z' : ''}`;

/** @param {Point[]} points @param {Style} [style] */
export const polyline = (points, style = {}) => path(through(points), style);
/** @param {Point} from @param {Point} to @param {Style} [style] */
export const line = (from, to, style = {}) => polyline([from, to], style);

/** A supporting surface: a line with slanted hatching on its right side, seen from `from` to `to`. @param {Point} from @param {Point} to */
export function support(from, to, { depth = 26, gap = 32, width = 5 } = {}) {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const hatch = times(Math.floor(length / gap), (i) => {
    const start = polar(from, gap * (i + 0.9), angle);
    return through([start, polar(start, depth * 1.3, angle + Math.PI * 0.75)]);
  });
  return path(hatch.join(''), { width: 3 }) + line(from, to, { width });
}

/** The whole sheet: paper, grid and the drawing. @param {string} drawing @param {{ width: number, height: number }} size */
export function sheet(drawing, { width, height }) {
  /** @param {number} step @param {number} [skip] */
  const ruled = (step, skip) =>
    times(Math.ceil(width / step), (i) => i * step)
      .filter((x) => x > 0 && (!skip || x % skip))
      .map((x) => `M${x} 0V${height}${x < height ? `M0 ${x}H${width}` : ''}`)
      .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${PAPER}"/>` +
    path(ruled(40, 200), { stroke: GRID, width: 2 }) +
    path(ruled(200), { stroke: GRID_MAJOR, width: 2.5 }) +
    `<g stroke-linecap="round" stroke-linejoin="round">${drawing}</g></svg>\n`
  );
}
