import type { b2Contact, b2DynamicTree, b2Fixture, b2TimeStep, b2World } from '@box2d/core';
import { isDynamic } from './access';

/**
 * Removes all entries of a destroyed fixture from the move buffer of the broad phase. The engine removes one, but a fixture may have several.
 */
export function patchBroadPhase(world: b2World): void {
  const { m_broadPhase: broadPhase } = world.GetContactManager();
  const moved: (object | null)[] = broadPhase['m_moveBuffer'];
  broadPhase['UnBufferMove'] = (proxy: object) => {
    // After a step, the buffer still contains what moved before, which is not looked at again.
    if (broadPhase['m_moveCount'] === 0) return;
    for (let at = moved.indexOf(proxy); at !== -1; at = moved.indexOf(proxy, at + 1)) moved[at] = null;
  };
}

/**
 * Switches the pool of contacts off. Its lists cannot be reached, so a world could not be restored to a state with pooled contacts.
 */
export function patchContactPool(world: b2World): void {
  world.GetContactManager().m_contactFactory.Destroy = () => undefined;
}

/** Makes a world without fixtures equal to a new one: which free nodes of its tree it uses first affects results, if only in the last digits. */
export function resetWorld(world: b2World): void {
  const { m_broadPhase: broadPhase } = world.GetContactManager();
  const tree: b2DynamicTree<unknown> = broadPhase['m_tree'];
  if (tree['m_root'] !== null) return;
  tree['m_freeList'] = null;
  broadPhase['m_moveCount'] = 0;
  world['m_inv_dt0'] = 0;
}

/**
 * Limits the search for times of impact to contacts that can have one. The engine iterates over all contacts for each impact, which in a large pile
 * takes longer than everything else. The result is the same, bit for bit.
 */
export function patchTimeOfImpact(world: b2World): void {
  const manager = world.GetContactManager();
  const solve: (step: b2TimeStep) => void = world['SolveTOI'].bind(world);
  world['SolveTOI'] = (step: b2TimeStep) => {
    const [all, some]: [b2Contact[], b2Contact[]] = [[], []];
    for (let at = world.GetContactList(); at; at = at.GetNext()) {
      all.push(at);
      if (mayHaveTimeOfImpact(at)) some.push(at);
    }
    if (some.length === all.length) {
      solve(step);
      return;
    }
    const [first] = some;
    linkContacts(manager, some);
    try {
      solve(step);
    } finally {
      // Those that have come meanwhile are the first ones; none is removed while the world is locked.
      const come: b2Contact[] = [];
      for (let at = world.GetContactList(); at && at !== first; at = at.GetNext()) come.push(at);
      linkContacts(manager, come.length === 0 ? all : [...come, ...all]);
    }
  };
}

/** As `link` of world-state.ts, but some fifty times as fast: it is called twice per step, for thousands of contacts. */
function linkContacts(manager: { m_contactList: b2Contact | null }, contacts: readonly b2Contact[]): void {
  manager.m_contactList = contacts[0] ?? null;
  let previous: b2Contact | null = null;
  for (const contact of contacts) {
    contact['m_prev'] = previous;
    contact['m_next'] = null;
    if (previous) previous['m_next'] = contact;
    previous = contact;
  }
}

/** Continuous collision applies to bullets, and to all bodies against static and kinematic ones; never to sensors. */
function mayHaveTimeOfImpact(contact: b2Contact): boolean {
  const a = contact.GetFixtureA();
  const b = contact.GetFixtureB();
  return !a.IsSensor() && !b.IsSensor() && (isContinuous(a) || isContinuous(b));
}

function isContinuous(fixture: b2Fixture): boolean {
  const body = fixture.GetBody();
  return body.IsBullet() || !isDynamic(body);
}
