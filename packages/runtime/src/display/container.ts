import type { Point } from '@physics-editor/physics/geometry/shapes';
import type { Graphics } from './graphics';

/** Pointer events that a container can listen for. */
export type PointerEventName =
  | 'pointerdown'
  | 'pointerup'
  | 'pointermove'
  | 'pointerover'
  | 'pointerout'
  | 'pointertap';

/** Details of a pointer event on a node. */
export interface PointerEvent {
  /** Name of the event. */
  readonly type: PointerEventName;
  /** Position of the pointer in scene coordinates, in metres. */
  readonly position: Point;
  /** Pressed buttons as a bit mask: 1 for the left button, 2 for the right, 4 for the middle. */
  readonly buttons: number;
}

/** Listener for pointer events on a node. */
export type PointerListener = (event: PointerEvent) => void;

/**
 * Display container of a node or a layer of the scene, with drawing surfaces and pointer events. It is independent of
 * the renderer, which only reads it.
 *
 * @see {@link Graphics}, {@link Node.container}
 */
export class Container {
  /** Whether the container and its contents are drawn. */
  visible = true;
  /** Opacity of the container and its contents, from 0 to 1. */
  alpha = 1;
  /** Cursor shown over the node: a value of the CSS property `cursor`. */
  cursor = 'default';
  /** Whether the node receives pointer events: `"static"` receives them, `"none"` lets them pass through. */
  eventMode: 'none' | 'static' = 'none';

  private readonly surfaces: Graphics[] = [];
  private readonly listeners = new Map<PointerEventName, Set<PointerListener>>();

  /** The drawing surfaces, lowest first. */
  get children(): readonly Graphics[] {
    return this.surfaces;
  }

  /**
   * Adds a drawing surface on top. A surface that is already here, or on another container, is moved.
   * @param surface - the surface to add
   */
  addChild(surface: Graphics): void {
    surface.parent?.removeChild(surface);
    this.surfaces.push(surface);
    surface.parent = this;
  }

  /**
   * Removes a drawing surface.
   * @param surface - the surface to remove; others are ignored
   */
  removeChild(surface: Graphics): void {
    const at = this.surfaces.indexOf(surface);
    if (at === -1) return;
    this.surfaces.splice(at, 1);
    surface.parent = undefined;
  }

  /**
   * Adds a listener for pointer events. Events are received only if `eventMode` is `"static"`.
   * @param event - name of the event
   * @param listener - called with each event
   * @returns this container
   */
  on(event: PointerEventName, listener: PointerListener): this {
    const known = this.listeners.get(event);
    if (known) known.add(listener);
    else this.listeners.set(event, new Set([listener]));
    return this;
  }

  /**
   * Removes a listener for pointer events.
   * @param event - name of the event
   * @param listener - the listener to remove
   * @returns this container
   */
  off(event: PointerEventName, listener: PointerListener): this {
    this.listeners.get(event)?.delete(listener);
    return this;
  }

  /**
   * Calls the listeners of a pointer event; used by the player.
   * @internal
   */
  dispatch(event: PointerEvent): void {
    if (this.eventMode === 'none') return;
    for (const listener of [...(this.listeners.get(event.type) ?? [])]) listener(event);
  }
}
