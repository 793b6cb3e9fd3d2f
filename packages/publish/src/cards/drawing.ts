/** Card size in px, as social networks expect. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** Image ids of the background and the site's logo in the layout tree. */
export const BACKDROP = 'backdrop';
export const MARK = 'mark';

/** Tokens of the light mode: cards appear on other sites, whose colours are unknown. */
export const COLOURS = {
  paper: '#faf7f0',
  raised: '#fffdf8',
  gridMinor: '#f0eadc',
  gridMajor: '#e4dcc9',
  line: '#d8cfbb',
  ink: '#1d2433',
  soft: '#545b6b',
  accent: '#b93a12',
};

const [MINOR, MAJOR] = [40, 200];
const GROUND = { from: 40, to: WIDTH - 40, y: 566 };
const HATCH = { gap: 32, width: 24, depth: 24 };
const PIVOT = { x: 1060, y: 48 };
const THREAD = 112;
const BOB = 24;
/** Angles of the pendulum from the vertical, in degrees; the last is its current position. */
const EXPOSURES = [-48, -41, -29, -14, 6, 24];

/** The background of all cards: graph paper with a pendulum at several moments, and the ground. */
export function drawBackdrop(): string {
  const hatches = range(GROUND.from + HATCH.gap, GROUND.to, HATCH.gap).map(
    (x) => `M${x} ${GROUND.y}l${-HATCH.width} ${HATCH.depth}`,
  );
  const last = EXPOSURES.length - 1;
  const pendulum = EXPOSURES.map((angle, at) => exposure(angle, (at + 1) / (last + 1), at === last));
  const support = range(PIVOT.x - 52, PIVOT.x + 60, 28).map((x) => `M${x} ${PIVOT.y}l16 -16`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none">
<path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="${COLOURS.paper}"/>
<path d="${ruled(MINOR)}" stroke="${COLOURS.gridMinor}" stroke-width="2"/>
<path d="${ruled(MAJOR)}" stroke="${COLOURS.gridMajor}" stroke-width="2"/>
<g stroke="${COLOURS.ink}" stroke-linecap="round" stroke-linejoin="round">
<path d="${hatches.join('')}" stroke-width="2.5"/>
<path d="M${GROUND.from} ${GROUND.y}H${GROUND.to}" stroke-width="4"/>
<path d="${support.join('')}" stroke-width="2.5"/>
<path d="M${PIVOT.x - 60} ${PIVOT.y}h120" stroke-width="4"/>
${pendulum.join('\n')}
</g>
<circle cx="${PIVOT.x}" cy="${PIVOT.y}" r="8" fill="${COLOURS.ink}"/>
</svg>`;
}

/** The pendulum at one moment; earlier ones are paler. */
function exposure(angle: number, strength: number, isNow: boolean): string {
  const radians = (angle * Math.PI) / 180;
  const x = Math.round(PIVOT.x + THREAD * Math.sin(radians));
  const y = Math.round(PIVOT.y + THREAD * Math.cos(radians));
  const fill = isNow ? COLOURS.accent : COLOURS.paper;
  return `<g opacity="${isNow ? 1 : (0.1 + 0.45 * strength).toFixed(2)}"><path d="M${PIVOT.x} ${PIVOT.y}L${x} ${y}" stroke-width="2.5"/>
<circle cx="${x}" cy="${y}" r="${BOB}" fill="${fill}" stroke-width="3.5"/></g>`;
}

const ruled = (step: number): string =>
  range(step, WIDTH, step)
    .map((at) => `M${at} 0V${HEIGHT}${at < HEIGHT ? `M0 ${at}H${WIDTH}` : ''}`)
    .join('');

/** Numbers from `start` (inclusive) to `end` (exclusive). */
const range = (start: number, end: number, step: number): number[] =>
  Array.from({ length: Math.ceil((end - start) / step) }, (_, at) => start + at * step);
