import { b2ContactListener, type b2Contact, type b2ContactImpulse, type b2Manifold } from '@box2d/core';
import { Node } from '../core/node';
import type { Hook, ScriptHost } from '../scripts/script-host';
import { impactOf, type ImpactListener } from './impact';

/** Notifies the scripts of two nodes about contacts between their bodies; each script is passed the other node. Notifies the player of impacts. */
export class ContactScripts extends b2ContactListener {
  onImpact: ImpactListener | undefined;
  private depth = 0;

  constructor(private readonly scripts: ScriptHost) {
    super();
  }

  /** Whether a script is being notified. Box2D is iterating over its lists then, even outside a step. */
  get isNotifying(): boolean {
    return this.depth > 0;
  }

  override BeginContact(contact: b2Contact): void {
    // Box2D reuses contacts without resetting the tangent speed.
    contact.SetTangentSpeed(0);
    this.onImpact?.(() => impactOf(contact));
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
    if (this.scripts.isIdle) return;
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
