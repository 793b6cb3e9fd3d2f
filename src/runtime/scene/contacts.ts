import { b2ContactListener, type b2Contact, type b2ContactImpulse, type b2Manifold } from '@box2d/core';
import { Node } from '../core/node';
import type { Hook, ScriptHost } from '../scripts/script-host';

/** Tells the scripts of two nodes that their bodies touch: each hears of the other. */
export class ContactScripts extends b2ContactListener {
  private depth = 0;

  constructor(private readonly scripts: ScriptHost) {
    super();
  }

  /** Whether a script is being notified: the engine is in the middle of its lists then, during a step or not. */
  get isNotifying(): boolean {
    return this.depth > 0;
  }

  override BeginContact(contact: b2Contact): void {
    // The engine uses contacts again without forgetting what a script has set.
    contact.SetTangentSpeed(0);
    this.notify('onBeginContact', contact);
  }

  override EndContact(contact: b2Contact): void {
    this.notify('onEndContact', contact);
  }

  override PreSolve(contact: b2Contact, _oldManifold: b2Manifold): void {
    this.notify('onPreSolve', contact);
  }

  override PostSolve(contact: b2Contact, impulse: b2ContactImpulse): void {
    this.notify('onPostSolve', contact, impulse);
  }

  private notify(hook: Hook, contact: b2Contact, ...details: readonly unknown[]): void {
    const a: unknown = contact.GetFixtureA().GetUserData();
    const b: unknown = contact.GetFixtureB().GetUserData();
    if (!(a instanceof Node) || !(b instanceof Node)) return;
    this.depth++;
    try {
      if (this.scripts.has(a)) this.scripts.call(a, hook, b, contact, ...details);
      if (this.scripts.has(b)) this.scripts.call(b, hook, a, contact, ...details);
    } finally {
      this.depth--;
    }
  }
}
