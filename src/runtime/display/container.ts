import type { Point } from '../geometry/shapes';
import type { Graphics } from './graphics';

/** What a pointer does on a node: the events that a container can listen to. */
export type PointerEventName =
  'pointerdown' | 'pointerup' | 'pointermove' | 'pointerover' | 'pointerout' | 'pointertap';

/** A pointer on a node. */
export interface PointerEvent {
  readonly type: PointerEventName;
  /** Where the pointer is, in the scene. */
  readonly position: Point;
  /** Which buttons are down: 1 for the left one, 2 for the right one, 4 for the middle one, added up. */
  readonly buttons: number;
}

/** Called when a pointer does something on a node. */
export type PointerListener = (event: PointerEvent) => void;

/**
 * How a node, or a layer of the scene, appears on the screen, apart from its own properties: its drawing surfaces, and what the pointer does
 * on it. It belongs to no renderer; renderers read it.
 */
export class Container {
  /** Whether the container and what is on it are drawn. */
  visible = true;
  /** Opacity of the container and what is on it, 0 to 1. */
  alpha = 1;
  /** Which pointer the reader sees over the node, as the CSS property has it. */
  cursor = 'default';
  /** `"static"` lets the node take pointer events, `"none"` lets them pass. */
  eventMode: 'none' | 'static' = 'none';

  private readonly surfaces: Graphics[] = [];
  private readonly listeners = new Map<PointerEventName, Set<PointerListener>>();

  /** The drawing surfaces, lowest first. */
  get children(): readonly Graphics[] {
    return this.surfaces;
  }

  /** Puts a drawing surface on top; one that is there already moves up, and one on another container leaves that. */
  addChild(surface: Graphics): void {
    surface.parent?.removeChild(surface);
    this.surfaces.push(surface);
    surface.parent = this;
  }

  /** Takes a drawing surface away. */
  removeChild(surface: Graphics): void {
    const at = this.surfaces.indexOf(surface);
    if (at === -1) return;
    this.surfaces.splice(at, 1);
    surface.parent = undefined;
  }

  /** Listens to a pointer. It needs `eventMode` to be `"static"`. */
  on(event: PointerEventName, listener: PointerListener): this {
    const known = this.listeners.get(event);
    if (known) known.add(listener);
    else this.listeners.set(event, new Set([listener]));
    return this;
  }

  /** Stops listening. */
  off(event: PointerEventName, listener: PointerListener): this {
    this.listeners.get(event)?.delete(listener);
    return this;
  }

  /**
   * Hands a pointer event to the listeners; the player does this.
   * @internal
   */
  dispatch(event: PointerEvent): void {
    if (this.eventMode === 'none') return;
    for (const listener of [...(this.listeners.get(event.type) ?? [])]) listener(event);
  }
}
