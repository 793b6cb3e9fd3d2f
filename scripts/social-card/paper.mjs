/** The sheet of graph paper and the shapes drawn on it: every function returns a piece of SVG. */

export const WIDTH = 1920;
export const HEIGHT = 1080;

export const PAPER = '#faf6ee';
export const GRID = '#efe7d8';
export const GRID_MAJOR = '#e4d9c4';
export const INK = '#1d2433';
export const ACCENT = '#d9431e';
export const BLUE = '#1f5fa8';
export const GREEN = '#3f7d4e';
export const OCHRE = '#b7791f';
export const VIOLET = '#6b4fa0';
export const TEAL = '#14787f';

/** @typedef {{x: number, y: number}} Point */
/** @typedef {{fill?: string, stroke?: string, width?: number, dash?: string, opacity?: number, cap?: string}} Style */

/** Rounds for compact output. @param {number} value */
export const num = (value) => Math.round(value * 10) / 10;

/** Whole numbers 0 … count − 1, mapped. @template T @param {number} count @param {(i: number) => T} make @returns {T[]} */
export const times = (count, make) => Array.from({ length: count }, (_, i) => make(i));

/** The point at a distance and an angle (radians, clockwise on the page). @returns {Point} */
export const polar = (center, radius, angle) => ({
  x: center.x + radius * Math.cos(angle),
  y: center.y + radius * Math.sin(angle),
});

/** Mixes two hex colours; 0 gives the first, 1 the second. */
export function mix(from, to, amount) {
  const channel = (color, i) => parseInt(color.slice(1 + 2 * i, 3 + 2 * i), 16);
  const blend = (i) => Math.round(channel(from, i) * (1 - amount) + channel(to, i) * amount);
  return `#${times(3, (i) => blend(i).toString(16).padStart(2, '0')).join('')}`;
}

/** A paler colour, as if washed onto the paper. */
export const wash = (color, amount = 0.5) => mix(color, PAPER, amount);

/** A seeded source of random numbers in [0, 1) (mulberry32). @param {number} seed */
export function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

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

/** @param {Style & {round?: number}} [style] */
export const rect = (x, y, width, height, style = {}) =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" rx="${style.round ?? 0}" ` +
  `${attributes({ ...style, width: style.width ?? 4 })}/>`;

/** @param {string} d path data @param {Style} [style] */
export const path = (d, style = {}) => `<path d="${d}" ${attributes(style)}/>`;

/** Path data through points. @param {Point[]} points */
export const through = (points, closed = false) =>
  `M${points.map(({ x, y }) => `${num(x)} ${num(y)}`).join('L')}${closed ? 'Z' : ''}`;

/** Path data of a smooth closed curve through points (Catmull–Rom). @param {Point[]} points */
export function smoothLoop(points) {
  const at = (i) => points[(i + points.length) % points.length];
  const control = (a, b, c, sign) => `${num(b.x + (sign * (c.x - a.x)) / 6)} ${num(b.y + (sign * (c.y - a.y)) / 6)}`;
  const pieces = points.map((p, i) => {
    const q = at(i + 1);
    return `C${control(at(i - 1), p, q, 1)} ${control(p, q, at(i + 2), -1)} ${num(q.x)} ${num(q.y)}`;
  });
  return `M${num(points[0].x)} ${num(points[0].y)}${pieces.join('')}Z`;
}

export const polyline = (points, style = {}) => path(through(points), style);
export const polygon = (points, style = {}) => path(through(points, true), style);
export const line = (from, to, style = {}) => polyline([from, to], style);
export const dashed = (points, style = {}) => polyline(points, { width: 3, dash: '14 12', ...style });

/** Part of a circle between two angles. */
export const arc = (center, radius, from, to, style = {}) => {
  const count = Math.max(8, Math.ceil(Math.abs(to - from) * 16));
  return polyline(
    times(count + 1, (i) => polar(center, radius, from + ((to - from) * i) / count)),
    style,
  );
};

/** The filled tip of an arrow. @param {Point} tip @param {number} angle */
export const arrowHead = (tip, angle, size = 30, color = INK) =>
  polygon([tip, polar(tip, size, angle + Math.PI - 0.42), polar(tip, size, angle + Math.PI + 0.42)], {
    fill: color,
    stroke: color,
    width: 2,
  });

/** A straight arrow. @param {Point} from @param {Point} to */
export function arrow(from, to, { color = INK, width = 6, size = 30 } = {}) {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  return line(from, polar(to, -size * 0.7, angle), { stroke: color, width }) + arrowHead(to, angle, size, color);
}

/** A curved arrow around a centre. */
export function arcArrow(center, radius, from, to, { color = INK, width = 6, size = 30 } = {}) {
  const turn = Math.sign(to - from);
  const back = (turn * size * 0.7) / radius;
  const tip = polar(center, radius, to);
  const heading = to + turn * (Math.PI / 2) - (turn * size) / radius / 2;
  return arc(center, radius, from, to - back, { stroke: color, width }) + arrowHead(tip, heading, size, color);
}

/** A coil spring between two points. */
export function spring(from, to, { coils = 7, radius = 26, lead = 24, ...style } = {}) {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const at = (along, side) => polar(polar(from, along, angle), side, angle + Math.PI / 2);
  const pitch = (length - 2 * lead) / (2 * coils);
  const bends = times(2 * coils, (i) => at(lead + pitch * (i + 0.5), i % 2 ? -radius : radius));
  return polyline([from, at(lead, 0), ...bends, at(length - lead, 0), to], { width: 6, ...style });
}

/** A supporting surface: a line with slanted hatching on its far side (to the right of the way from → to). */
export function support(from, to, { depth = 26, gap = 32, width = 5 } = {}) {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const hatch = times(Math.floor(length / gap), (i) => {
    const start = polar(from, gap * (i + 0.9), angle);
    return through([start, polar(start, depth * 1.3, angle + Math.PI * 0.75)]);
  });
  return path(hatch.join(''), { width: 3 }) + line(from, to, { width });
}

/** A pair of axes with ticks, from an origin; `up` and `down` reach above and below it. */
export function axes(origin, { right, up, down = 0, tick = 80 }) {
  const at = (dx, dy) => ({ x: origin.x + dx, y: origin.y + dy });
  const across = times(Math.ceil(right / tick) - 1, (i) => through([at(tick * (i + 1), -9), at(tick * (i + 1), 9)]));
  const first = -Math.ceil(down / tick) + 1;
  const along = times(Math.ceil(up / tick) - first, (i) => -tick * (first + i));
  return (
    path([...across, ...along.map((y) => through([at(-9, y), at(9, y)]))].join(''), { width: 3 }) +
    arrow(at(0, 0), at(right, 0), { width: 5 }) +
    arrow(at(0, down), at(0, -up), { width: 5 })
  );
}

/** Discs that share one style. @param {{x: number, y: number, r: number}[]} discs @param {Style} style */
export const discs = (list, style) =>
  `<g ${attributes(style)}>${list
    .map(({ x, y, r }) => `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}"/>`)
    .join('')}</g>`;

/** A shape (SVG without stroke attributes of its own) with an inked rim around its silhouette. */
export const silhouette = (id, shape, { fill, swell = 0, rim = 5 }) =>
  `<defs><g id="${id}">${shape}</g></defs>` +
  `<use href="#${id}" fill="${INK}" stroke="${INK}" stroke-width="${num(2 * (swell + rim))}"/>` +
  `<use href="#${id}" fill="${fill}" stroke="${fill}" stroke-width="${num(2 * swell)}"/>`;

/** The whole sheet: paper, grid and the drawing. @param {string} drawing */
export function sheet(drawing, { width = WIDTH, height = HEIGHT } = {}) {
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
