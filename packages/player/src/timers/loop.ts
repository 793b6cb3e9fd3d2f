/** The longest gap between two frames that the simulation catches up on, in s; after a longer one, it resumes as if paused. */
const LONGEST_GAP = 0.25;
/** Maximum working time per second, in s; beyond it, the scene runs slower than it should. */
const BUDGET = 0.9;
/** The shortest time that counts for the budget, in s: one frame at 60 Hz. */
const FRAME = 1 / 60;

/** Steps per second of real time at speed 1. They do not depend on the scene's time step: half of that is slow motion. */
const STEPS_PER_SECOND = 60;

/** Steps of a scene per second of real time. `speed` is `player.speed`. */
export const stepRate = (speed: number): number => STEPS_PER_SECOND * speed;

/** Runs a scene at a fixed rate of steps, regardless of its time step, and draws once per screen refresh. */
export class Loop {
  private request: number | undefined;
  /** Timestamp of the last frame; undefined before the first. */
  private last: number | undefined;
  /** Number of steps that are due; the fraction is carried over to the next frame. */
  private due = 0;
  private readonly pictures: number[] = [];

  /**
   * @param step - makes a step
   * @param speed - returns `player.speed`; a change applies from the next frame
   * @param onPicture - called when it is time to draw
   */
  constructor(
    private readonly step: () => void,
    private readonly speed: () => number,
    private readonly onPicture: () => void,
  ) {}

  /** Frames in the last second; 0 while the scene is paused. */
  get framesPerSecond(): number {
    const [first] = this.pictures;
    const last = this.pictures.at(-1);
    if (this.request === undefined || first === undefined || last === undefined || last === first) return 0;
    return ((this.pictures.length - 1) * 1000) / (last - first);
  }

  get isRunning(): boolean {
    return this.request !== undefined;
  }

  start(): void {
    if (this.isRunning) return;
    this.last = undefined;
    this.due = 0;
    this.pictures.length = 0;
    this.request = requestAnimationFrame(this.tick);
  }

  stop(): void {
    if (this.request !== undefined) cancelAnimationFrame(this.request);
    this.request = undefined;
  }

  private readonly tick = (now: number): void => {
    this.request = requestAnimationFrame(this.tick);
    const gap = Math.max(0, now - (this.last ?? now)) / 1000;
    this.last = now;
    const rate = stepRate(this.speed());
    // A very slow scene needs several of the longest gaps for one step.
    this.due = Math.min(this.due + gap * rate, Math.max(1, LONGEST_GAP * rate));
    const end = performance.now() + BUDGET * 1000 * Math.max(gap, FRAME);
    while (this.isRunning && this.due >= 1 && performance.now() < end) {
      this.step();
      this.due -= 1;
    }
    this.pictures.push(now);
    while (this.pictures.length > 1 && now - (this.pictures[0] ?? now) > 1000) this.pictures.shift();
    this.onPicture();
  };
}
