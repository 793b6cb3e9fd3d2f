import { BodyNode, PointerGrab, type Node, type Point, type PointerEventName, type Scene } from '../runtime';
import { toScene, type View } from '../runtime/render';

/** The pointer on a scene: it takes hold of bodies and throws them, and scripts hear of it. */
export class Pointer {
  /** Where the pointer is in the scene. */
  localPosition: Point = { x: 0, y: 0 };
  /** Which buttons are down: 1 left, 2 right, 4 middle, added up. */
  buttons = 0;

  private readonly grab = new PointerGrab();
  private over: Node | undefined;
  private pressed: Node | undefined;

  /**
   * @param canvas - what is pointed at
   * @param scene - the scene that is shown at the moment
   * @param view - its view
   */
  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly scene: () => Scene | undefined,
    private readonly view: () => View | undefined,
  ) {
    const follow = (type: string, act: (event: PointerEvent, scene: Scene) => void): void =>
      canvas.addEventListener(type, (event) => {
        const shown = scene();
        if (!(event instanceof PointerEvent) || !shown) return;
        this.locate(event);
        act(event, shown);
      });
    follow('pointerdown', (event, shown) => this.down(event, shown));
    follow('pointermove', (_event, shown) => this.move(shown));
    follow('pointerup', () => this.up());
    follow('pointercancel', () => this.release());
    follow('pointerleave', () => this.leave());
    // A finger on a body holds it; anywhere else it scrolls the page, as it does before the scene has run.
    canvas.addEventListener(
      'touchstart',
      (event) => {
        const [touch] = event.touches;
        if (event.touches.length !== 1 || !touch) return;
        this.locate(touch);
        if (this.target(scene())) event.preventDefault();
      },
      { passive: false },
    );
  }

  /** Lets go of everything, as when the scene goes. */
  release(): void {
    this.grab.end();
    this.buttons = 0;
    this.pressed = undefined;
    this.over = undefined;
    this.canvas.style.cursor = '';
  }

  private locate({ clientX, clientY }: { clientX: number; clientY: number }): void {
    const view = this.view();
    const { left, top } = this.canvas.getBoundingClientRect();
    if (view) this.localPosition = toScene(view, { x: clientX - left, y: clientY - top });
  }

  private down(event: PointerEvent, scene: Scene): void {
    this.buttons = event.buttons;
    const node = this.target(scene);
    if (!node) return;
    this.canvas.setPointerCapture(event.pointerId);
    this.pressed = node;
    this.tell(node, 'pointerdown');
    if (event.button === 0 && scene.running && this.grab.begin(scene, this.localPosition)) {
      this.canvas.style.cursor = 'grabbing';
    }
  }

  private move(scene: Scene): void {
    this.grab.move(this.localPosition);
    const node = this.target(scene);
    if (node !== this.over) {
      if (this.over) this.tell(this.over, 'pointerout');
      if (node) this.tell(node, 'pointerover');
      this.over = node;
    }
    if (node) this.tell(node, 'pointermove');
    if (!this.pressed) this.canvas.style.cursor = cursorOf(node);
  }

  private up(): void {
    const node = this.target(this.scene());
    this.grab.end();
    this.buttons = 0;
    if (node) this.tell(node, 'pointerup');
    if (node && node === this.pressed) this.tell(node, 'pointertap');
    this.pressed = undefined;
    this.canvas.style.cursor = cursorOf(node);
  }

  private leave(): void {
    if (this.over) this.tell(this.over, 'pointerout');
    this.over = undefined;
  }

  private tell(node: Node, type: PointerEventName): void {
    node.container.dispatch({ type, position: this.localPosition, buttons: this.buttons });
  }

  /** The topmost node under the pointer that can be held or listens. */
  private target(scene: Scene | undefined): Node | undefined {
    return scene?.getDescendants().findLast((node) => {
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

/** Whether a point of the scene is on a node: on the shape of a body, in the rectangle around anything else. */
function isAt(node: Node, point: Point): boolean {
  if (node instanceof BodyNode) return node.containsPoint(point);
  const { x, y } = node.toLocal(point);
  const rect = node.getBoundingRect();
  return x >= rect.x && x <= rect.x + rect.width && y >= rect.y && y <= rect.y + rect.height;
}
