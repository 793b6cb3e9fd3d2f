const GRAVITY = 9.8;
const PIXELS_PER_METRE = 40;
const FLOOR = 300;
const RESTITUTION = 0.8;
const SPEED = 1.35;
const DROP = 6;
const BOUNCES = 4;
const DOTS_PER_SECOND = 14;

interface Point {
  x: number;
  y: number;
}

/** Where a dropped ball is at equal times: each bounce reaches e² of the height before it. */
function bouncingBall(): Point[] {
  const points: Point[] = [];
  let start = -Math.sqrt((2 * DROP) / GRAVITY);
  let speed = Math.sqrt(2 * GRAVITY * DROP);
  for (let bounce = 0; bounce <= BOUNCES; bounce++) {
    const end = start + (2 * speed) / GRAVITY;
    for (let n = Math.ceil(Math.max(start, 0) * DOTS_PER_SECOND); n / DOTS_PER_SECOND < end; n++) {
      const t = n / DOTS_PER_SECOND - start;
      const height = speed * t - (GRAVITY * t * t) / 2;
      points.push({
        x: 40 + (n / DOTS_PER_SECOND) * SPEED * PIXELS_PER_METRE,
        y: FLOOR - 12 - height * PIXELS_PER_METRE,
      });
    }
    start = end;
    speed *= RESTITUTION;
  }
  return points;
}

/** The drawing of the hero: a bouncing ball at equal times, on the axes of its plot. */
export function HeroPlot() {
  const points = bouncingBall();
  return (
    <svg className="hero-plot" viewBox="0 0 480 340" fill="none" aria-hidden="true">
      <path className="hero-axis" d={`M24 20V${FLOOR}H464`} />
      {Array.from({ length: 7 }, (_, metre) => (
        <path key={metre} className="hero-axis" d={`M18 ${FLOOR - metre * PIXELS_PER_METRE}h6`} />
      ))}
      {Array.from({ length: 11 }, (_, metre) => (
        <path key={metre} className="hero-axis" d={`M${24 + metre * PIXELS_PER_METRE} ${FLOOR}v6`} />
      ))}
      {points.map(({ x, y }, index) => (
        <circle
          key={index}
          className="hero-dot"
          cx={x.toFixed(1)}
          cy={y.toFixed(1)}
          r={index === points.length - 1 ? 12 : 5}
          opacity={((index + 1) / points.length).toFixed(2)}
        />
      ))}
    </svg>
  );
}
