import { b2TreeNode, type b2Body, type b2Contact, type b2Fixture, type b2Joint, type b2World } from '@box2d/core';
import type { b2ParticleGroup, b2ParticleSystem } from '@box2d/particles';
import { doesNotFit, placesOf, type StateStream } from './state-stream';

/** What is at an object's field; the engine declares most of these as its own. */
const get = (of: object, name: string): unknown => Reflect.get(of, name);

const inner = (of: object, name: string): object => Object(get(of, name));

/** All of a chain of objects. */
function chain<Item extends { GetNext(): Item | null }>(first: Item | null): Item[] {
  const items: Item[] = [];
  for (let item = first; item; item = item.GetNext()) items.push(item);
  return items;
}

/** Makes a doubly linked list of the engine of these. */
function link(owner: object, head: string, items: readonly object[], [previous, next] = ['m_prev', 'm_next']): void {
  Reflect.set(owner, head, items[0] ?? null);
  items.forEach((item, at) => {
    Reflect.set(item, previous, items[at - 1] ?? null);
    Reflect.set(item, next, items[at + 1] ?? null);
  });
}

export const bodiesIn = (world: b2World): b2Body[] => chain(world.GetBodyList());

export const jointsIn = (world: b2World): b2Joint[] => chain(world.GetJointList());

const fixturesOf = (body: b2Body): b2Fixture[] => chain(body.GetFixtureList());

/** In the order in which they were made. */
export const particleSystemsIn = (world: b2World): b2ParticleSystem[] => chain(world.GetParticleSystemList()).reverse();

/** The groups of all particle systems, in the order in which they were made. */
export const particleGroupsIn = (world: b2World): b2ParticleGroup[] =>
  particleSystemsIn(world).flatMap((system) =>
    chain(system.GetParticleGroupList()).sort((a, b) => a.GetBufferIndex() - b.GetBufferIndex()),
  );

/** Changes the order of bodies; those that are left out come last. */
export const orderBodies = (world: b2World, bodies: readonly b2Body[]): void =>
  link(world, 'm_bodyList', [...new Set([...bodies, ...bodiesIn(world)])]);

/** Changes the order of joints; those that are left out are no longer in the list. */
export function orderJoints(world: b2World, joints: readonly b2Joint[]): void {
  link(world, 'm_jointList', joints);
  const edges = joints.flatMap((joint) => [
    [joint.GetBodyA(), inner(joint, 'm_edgeA')] as const,
    [joint.GetBodyB(), inner(joint, 'm_edgeB')] as const,
  ]);
  linkEdges(world, 'm_jointList', edges);
}

/** Makes the lists that bodies have of their joints or contacts. They are in the order in which the world has these: new ones come first in all. */
function linkEdges(world: b2World, name: string, edges: readonly (readonly [body: b2Body, edge: object])[]): void {
  const byBody = new Map<b2Body, object[]>(bodiesIn(world).map((body) => [body, []]));
  for (const [body, edge] of edges) byBody.get(body)?.push(edge);
  for (const [body, own] of byBody) link(body, name, own, ['prev', 'next']);
}

/** Writes or reads the state of particle systems, apart from that of the particles. */
export function recordParticleSystems(stream: StateStream, world: b2World): void {
  for (const system of particleSystemsIn(world)) {
    stream.fields(system, ['m_timestamp', 'm_hasForce', 'm_allParticleFlags', 'm_needsUpdateAllParticleFlags']);
    stream.fields(system, ['m_allGroupFlags', 'm_needsUpdateAllGroupFlags', 'massInside']);
  }
}

/** Writes or reads the fixtures of bodies, their contacts with the impulses, and the tree in which the engine looks for new ones. */
export function recordContacts(stream: StateStream, world: b2World, bodies: readonly b2Body[]): void {
  const fixtures = bodies.flatMap(fixturesOf);
  stream.expect(fixtures.length);
  for (const fixture of fixtures) stream.plain(fixture);
  stream.fields(world, ['m_inv_dt0', 'm_newContacts']);
  recordTree(stream, world, fixtures);
  recordContactList(stream, world, fixtures);
}

const CONTACT = [
  'm_touchingFlag',
  'm_enabledFlag',
  'm_filterFlag',
  'm_bulletHitFlag',
  'm_friction',
  'm_restitution',
  'm_restitutionThreshold',
  'm_tangentSpeed',
];

function recordContactList(stream: StateStream, world: b2World, fixtures: readonly b2Fixture[]): void {
  const places = placesOf(fixtures);
  const manager = world.GetContactManager();
  const known = chain(world.GetContactList());
  const fixture = (of: b2Fixture | undefined): b2Fixture => stream.member(fixtures, places, of) ?? doesNotFit();
  const contacts = Array.from({ length: stream.count(known.length) }, (_, at) => {
    const contact = stream.isReading ? undefined : known[at];
    const [a, b] = [fixture(contact?.GetFixtureA()), fixture(contact?.GetFixtureB())];
    const indexA = stream.count(contact?.GetChildIndexA() ?? 0);
    const indexB = stream.count(contact?.GetChildIndexB() ?? 0);
    const made = contact ?? manager.m_contactFactory.Create(a, indexA, b, indexB) ?? doesNotFit();
    stream.fields(made, CONTACT);
    recordManifold(stream, made);
    return made;
  });
  if (!stream.isReading) return;
  link(manager, 'm_contactList', contacts);
  manager.m_contactCount = contacts.length;
  const edges = contacts.flatMap((contact) => {
    const [a, b] = [contact.GetFixtureA().GetBody(), contact.GetFixtureB().GetBody()];
    const [edgeA, edgeB] = [inner(contact, 'm_nodeA'), inner(contact, 'm_nodeB')];
    Reflect.set(edgeA, 'm_other', b);
    Reflect.set(edgeB, 'm_other', a);
    return [[a, edgeA] as const, [b, edgeB] as const];
  });
  linkEdges(world, 'm_contactList', edges);
}

/** Of a manifold, only the points that there are mean something. */
function recordManifold(stream: StateStream, contact: b2Contact): void {
  const manifold = contact.GetManifold();
  manifold.pointCount = stream.count(manifold.pointCount);
  if (manifold.pointCount === 0) return;
  stream.fields(manifold, ['type', 'localNormal', 'localPoint']);
  for (const point of manifold.points.slice(0, manifold.pointCount)) {
    stream.plain(point);
    point.id.key = stream.number(point.id.key);
  }
}

interface Proxy {
  treeNode: b2TreeNode<Proxy>;
}

/** The tree of the boxes around fixtures, and those of them that have moved. */
function recordTree(stream: StateStream, world: b2World, fixtures: readonly b2Fixture[]): void {
  const broadPhase = inner(world.GetContactManager(), 'm_broadPhase');
  const tree = inner(broadPhase, 'm_tree');
  const proxies = fixtures.flatMap((fixture): Proxy[] => [...Object.values(inner(fixture, 'm_proxies'))]);
  for (const proxy of proxies) stream.plain(proxy);
  const known = stream.isReading ? [] : nodesOf(tree);
  const nodes = Array.from({ length: stream.count(known.length) }, (_, at) => known[at] ?? new b2TreeNode<Proxy>());
  const [places, proxyPlaces] = [placesOf(nodes), placesOf(proxies)];
  const node = (value: unknown) =>
    stream.member(nodes, places, value instanceof b2TreeNode ? value : undefined) ?? null;
  for (const each of nodes) {
    each.height = stream.number(each.height);
    each.parent = node(each.parent);
    if (each.height < 0) continue;
    stream.fields(each, ['moved', 'aabb']);
    if (each.height === 0)
      each.userData = stream.member(proxies, proxyPlaces, each.userData ?? undefined) ?? doesNotFit();
    else [each.child1, each.child2] = [node(each.child1), node(each.child2)];
    if (each.userData) each.userData.treeNode = each;
  }
  Reflect.set(tree, 'm_root', node(get(tree, 'm_root')));
  Reflect.set(tree, 'm_freeList', node(get(tree, 'm_freeList')));
  stream.fields(broadPhase, ['m_proxyCount', 'm_moveCount']);
  const moved = inner(broadPhase, 'm_moveBuffer');
  for (let at = 0; at < Number(get(broadPhase, 'm_moveCount')); at++) Reflect.set(moved, at, node(get(moved, `${at}`)));
}

/** All nodes of a tree, in use and free, the oldest first: which is older decides which of two fixtures is the first one. */
function nodesOf(tree: object): b2TreeNode<Proxy>[] {
  const found: b2TreeNode<Proxy>[] = [];
  const add = (node: unknown): void => {
    if (!(node instanceof b2TreeNode)) return;
    found.push(node);
    add(node.child1);
    add(node.child2);
  };
  add(get(tree, 'm_root'));
  for (let free = get(tree, 'm_freeList'); free instanceof b2TreeNode; free = free.parent) found.push(free);
  return found.sort((a, b) => a.id - b.id);
}
