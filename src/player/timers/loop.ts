import type { Scene } from '../../runtime';

/** The longest gap between two frames that the simulation catches up on, in s; after a longer one, it resumes as if paused. */
const LONGEST_GAP = 0.25;
/** Maximum working time per second of simulation, in s; beyond it, the scene runs slower than real time. */
const BUDGET = 0.9;

/** Runs a scene in real time with its own time step, and draws once per screen refresh. */
export class Loop {
  private request: number | undefined;
  /** Timestamp of the last frame; undefined before the first. */
  private last: number | undefined;
  /** Time not yet simulated, in s. */
  private due = 0;
  private readonly pictures: number[] = [];

  /**
   * @param scene - the scene
   * @param onPicture - called when it is time to draw
   */
  constructor(
    private readonly scene: Scene,
    private readonly onPicture: () => void,
  ) {}

  /** Frames in the last second; 0 while the scene is paused. */
  get framesPerSecond(): number {
    const [first] = this.pictures;
    const last = this.pictures.at(-1);
    if (this.request === undefined || first === undefined || last === undefined || last === first) return 0;
    return ((this.pictures.length - 1) * 1000) / (last - first);
  }

  start(): void {
    if (this.request !== undefined) return;
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
    this.due = Math.min(this.due + gap, LONGEST_GAP);
    const end = performance.now() + BUDGET * 1000 * Math.max(gap, this.scene.timeStep);
    while (this.due >= this.scene.timeStep && performance.now() < end) {
      this.scene.step();
      this.due -= this.scene.timeStep;
    }
    this.pictures.push(now);
    while (this.pictures.length > 1 && now - (this.pictures[0] ?? now) > 1000) this.pictures.shift();
    this.onPicture();
  };
}
