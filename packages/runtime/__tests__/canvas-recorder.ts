import type { Canvas2D } from '@physics-editor/runtime/render/index';

/** A point in px from the upper left corner. */
type Pixel = readonly [x: number, y: number];

/** A drawing operation with its style. */
export interface Mark {
  readonly kind: 'fill' | 'stroke' | 'fillRect' | 'clearRect' | 'text' | 'picture' | 'clip';
  readonly points: readonly Pixel[];
  readonly style: string | object;
  readonly alpha: number;
  /** Line width in px. */
  readonly lineWidth: number;
  readonly blend: string;
  readonly text?: string;
  readonly font?: string;
  readonly picture?: object;
  /** Whether the letters or the picture are upright and not mirrored. */
  readonly isUpright?: boolean;
}

type Matrix = readonly [number, number, number, number, number, number];

/** A 2D context that records what is drawn, in px, and rejects values that are not numbers. */
export class Recorder implements Canvas2D {
  fillStyle: string | object = '';
  strokeStyle: string | object = '';
  lineWidth = 1;
  lineCap = '';
  lineJoin = '';
  globalAlpha = 1;
  globalCompositeOperation = 'source-over';
  font = '';
  textAlign = '';
  textBaseline = '';

  readonly marks: Mark[] = [];
  private matrix: Matrix = [1, 0, 0, 1, 0, 0];
  private points: Pixel[] = [];
  private readonly stack: object[] = [];

  /** Number of saved states. */
  get depth(): number {
    return this.stack.length;
  }

  /** Operations after the background. */
  get drawn(): readonly Mark[] {
    return this.marks.slice(1);
  }

  save(): void {
    this.stack.push({ ...this });
  }

  restore(): void {
    const saved = this.stack.pop();
    if (!saved) throw new Error('nothing is saved');
    // The path is not a part of the state.
    Object.assign(this, saved, { points: this.points });
  }

  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void {
    check(a, b, c, d, e, f);
    this.matrix = [a, b, c, d, e, f];
  }

  translate(x: number, y: number): void {
    this.times(1, 0, 0, 1, x, y);
  }

  rotate(angle: number): void {
    this.times(Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0);
  }

  scale(x: number, y: number): void {
    this.times(x, 0, 0, y, 0, 0);
  }

  beginPath(): void {
    this.points = [];
  }

  closePath(): void {}

  moveTo(x: number, y: number): void {
    this.points.push(this.at(x, y));
  }

  lineTo(x: number, y: number): void {
    this.points.push(this.at(x, y));
  }

  arc(x: number, y: number, radius: number, start: number, end: number): void {
    check(radius, start, end);
    if (radius < 0) throw new Error('a radius is negative');
    this.points.push(this.at(x, y + radius), this.at(x - radius, y), this.at(x, y - radius));
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.points.push(...this.corners(x, y, width, height));
  }

  fill(): void {
    this.mark('fill', this.points, this.fillStyle);
  }

  stroke(): void {
    this.mark('stroke', this.points, this.strokeStyle);
  }

  clip(): void {
    this.mark('clip', this.points, '');
  }

  clearRect(x: number, y: number, width: number, height: number): void {
    this.mark('clearRect', this.corners(x, y, width, height), '');
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    this.mark('fillRect', this.corners(x, y, width, height), this.fillStyle);
  }

  fillText(text: string, x: number, y: number): void {
    this.mark('text', [this.at(x, y)], this.fillStyle, { text, font: this.font, isUpright: this.isUpright });
  }

  drawImage(picture: object, x: number, y: number, width: number, height: number): void {
    const details = { picture, isUpright: this.isUpright };
    this.mark('picture', this.corners(x, y, width, height), '', details);
  }

  private get isUpright(): boolean {
    const [a, b, c, d] = this.matrix;
    return a * d - b * c > 0 && d > 0;
  }

  private mark(
    kind: Mark['kind'],
    points: readonly Pixel[],
    style: string | object,
    details: Partial<Mark> = {},
  ): void {
    const { globalAlpha: alpha, globalCompositeOperation: blend } = this;
    const [a, b] = this.matrix;
    const lineWidth = this.lineWidth * Math.hypot(a, b);
    check(alpha, lineWidth);
    this.marks.push({ kind, points: [...points], style, alpha, lineWidth, blend, ...details });
  }

  private corners(x: number, y: number, width: number, height: number): Pixel[] {
    return [this.at(x, y), this.at(x + width, y), this.at(x + width, y + height), this.at(x, y + height)];
  }

  private at(x: number, y: number): Pixel {
    check(x, y);
    const [a, b, c, d, e, f] = this.matrix;
    return [a * x + c * y + e, b * x + d * y + f];
  }

  private times(a2: number, b2: number, c2: number, d2: number, e2: number, f2: number): void {
    check(a2, b2, c2, d2, e2, f2);
    const [a, b, c, d, e, f] = this.matrix;
    this.matrix = [
      a * a2 + c * b2,
      b * a2 + d * b2,
      a * c2 + c * d2,
      b * c2 + d * d2,
      a * e2 + c * f2 + e,
      b * e2 + d * f2 + f,
    ];
  }
}

function check(...numbers: readonly number[]): void {
  if (!numbers.every(Number.isFinite)) throw new Error(`not all are numbers: ${numbers.join(', ')}`);
}
