import type { Scene } from '../../runtime';

/** The longest time between two pictures that the simulation makes up for, in s; after more it goes on as if it had stood still. */
const LONGEST_GAP = 0.25;
/** Share of a second of work for each second of simulation beyond which the scene runs slower than the clock. */
const BUDGET = 0.9;

/** Lets a scene run as fast as the clock, in its own steps, with a picture for each of the screen's. */
export class Loop {
  private request: number | undefined;
  /** When the last picture was, by the clock of pictures; undefined before the first. */
  private last: number | undefined;
  /** Time that is not simulated yet, in s. */
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

  /** Pictures in the last second; 0 while the scene stands. */
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
