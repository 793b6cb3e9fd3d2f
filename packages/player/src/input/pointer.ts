import {
  BodyNode,
  PointerGrab,
  type Node,
  type Point,
  type PointerEventName,
  type Scene,
} from '@physics-editor/runtime';
import { toScene, type View } from '@physics-editor/runtime/render/index';
import type { Input, Output } from '../messages/thread-protocol';

type PointerInput = Extract<Input, { type: 'pointer' }>;

/** The pointer on a scene: it grabs and throws bodies, and notifies scripts. */
export class Pointer {
  /** Position in the scene. */
  localPosition: Point = { x: 0, y: 0 };
  /** Pressed buttons as a bit mask: 1 left, 2 right, 4 middle. */
  buttons = 0;

  private readonly grab = new PointerGrab();
  private over: Node | undefined;
  private pressed: Node | undefined;
  private cursor = '';

  constructor(
    private readonly scene: () => Scene | undefined,
    private readonly send: (output: Output) => void,
  ) {}

  /**
   * Handles a pointer event on the canvas.
   * @param view - the part of the scene that is shown; undefined before the first picture
   */
  take(input: PointerInput, view: View | undefined): void {
    const scene = this.scene();
    if (!scene) return;
    if (view) this.localPosition = toScene(view, input);
    switch (input.event) {
      case 'down':
        return this.down(input, scene);
      case 'move':
        return this.move(scene);
      case 'up':
        return this.up(scene);
      case 'cancel':
        return this.release();
      case 'leave':
        return this.leave();
    }
  }

  /** Releases everything, for example when the scene is removed. */
  release(): void {
    this.grab.end();
    this.buttons = 0;
    this.pressed = undefined;
    this.over = undefined;
    this.look('');
  }

  private down({ button, buttons }: PointerInput, scene: Scene): void {
    this.buttons = buttons;
    const node = this.target(scene);
    this.send({ type: 'held', isHeld: node !== undefined });
    if (!node) return;
    this.pressed = node;
    this.dispatch(node, 'pointerdown');
    if (button === 0 && scene.running && this.grab.begin(scene, this.localPosition)) {
      this.look('grabbing');
    }
  }

  private move(scene: Scene): void {
    this.grab.move(this.localPosition);
    const node = this.target(scene);
    if (node !== this.over) {
      if (this.over) this.dispatch(this.over, 'pointerout');
      if (node) this.dispatch(node, 'pointerover');
      this.over = node;
    }
    if (node) this.dispatch(node, 'pointermove');
    if (!this.pressed) this.look(cursorOf(node));
  }

  private up(scene: Scene): void {
    const node = this.target(scene);
    this.grab.end();
    this.buttons = 0;
    if (node) this.dispatch(node, 'pointerup');
    if (node && node === this.pressed) this.dispatch(node, 'pointertap');
    this.pressed = undefined;
    this.look(cursorOf(node));
  }

  private leave(): void {
    if (this.over) this.dispatch(this.over, 'pointerout');
    this.over = undefined;
  }

  private look(cursor: string): void {
    if (cursor === this.cursor) return;
    this.cursor = cursor;
    this.send({ type: 'cursor', keyword: cursor });
  }

  private dispatch(node: Node, type: PointerEventName): void {
    node.container.dispatch({ type, position: this.localPosition, buttons: this.buttons });
  }

  /** The topmost node under the pointer that can be grabbed or handles events. */
  private target(scene: Scene): Node | undefined {
    return scene.getDescendants().findLast((node) => {
      const listens = node.container.eventMode === 'static';
      const isFree = node instanceof BodyNode && node.bodyType === 'dynamic' && scene.running;
      return (listens || isFree) && isAt(node, this.localPosition);
    });
  }
}

function cursorOf(node: Node | undefined): string {
  if (!node) return '';
  return node.container.eventMode === 'static' ? node.container.cursor : 'grab';
}

/** Whether a point of the scene is on a node: on the shape of a body, or in the bounding rectangle of any other node. */
function isAt(node: Node, point: Point): boolean {
  if (node instanceof BodyNode) return node.containsPoint(point);
  const { x, y } = node.toLocal(point);
  const rect = node.getBoundingRect();
  return x >= rect.x && x <= rect.x + rect.width && y >= rect.y && y <= rect.y + rect.height;
}
