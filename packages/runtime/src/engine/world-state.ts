import { b2TreeNode, type b2Body, type b2Contact, type b2Fixture, type b2Joint, type b2World } from '@box2d/core';
import { BodyNode } from '../bodies/body-node';
import type { Node } from '../core/node';
import { JointNode } from '../joints/joint-node';
import { ParticleGroupNode } from '../particles/particle-group-node';
import { chain, link } from './lists';
import { doesNotFit, type StateStream } from './state-stream';

/** What is at an object's field; the engine declares most of these as its own. */
const get = (of: object, name: string): unknown => Reflect.get(of, name);

const inner = (of: object, name: string): object => Object(get(of, name));

const placesOf = <Item>(items: readonly Item[]): ReadonlyMap<Item, number> =>
  new Map(items.map((item, place) => [item, place]));

const bodiesOf = (world: b2World): b2Body[] => chain(world.GetBodyList(), (body) => body.GetNext());

const fixturesOf = (body: b2Body): b2Fixture[] => chain(body.GetFixtureList(), (fixture) => fixture.GetNext());

/**
 * Writes or reads what the physics engine remembers from one step to the next, apart from what follows from the properties of the nodes: in which
 * order it goes through its lists, how bodies move, contacts with their impulses, and the tree in which it looks for new ones.
 *
 * To be read, the nodes must be in the scene already, so that their bodies, fixtures, joints and particles are there; these then get the state
 * that the others had.
 */
export function recordWorld(stream: StateStream, world: b2World, nodes: readonly Node[]): void {
  const places = placesOf(nodes);
  const bodies = recordOrder(stream, bodiesOf(world), nodes, places, BodyNode);
  // The body that stands for the world belongs to no node; where it is in the list makes no difference.
  if (stream.isReading) link(world, 'm_bodyList', [...new Set([...bodies, ...bodiesOf(world)])]);
  const joints = recordOrder(
    stream,
    chain(world.GetJointList(), (joint) => joint.GetNext()),
    nodes,
    places,
    JointNode,
  );
  if (stream.isReading) {
    link(world, 'm_jointList', joints);
    const edges = joints.flatMap((joint) => [
      [joint.GetBodyA(), inner(joint, 'm_edgeA')] as const,
      [joint.GetBodyB(), inner(joint, 'm_edgeB')] as const,
    ]);
    linkEdges(world, 'm_jointList', edges);
  }
  recordGroups(stream, world, nodes, places);
  for (const node of nodes) node.record(stream);
  const fixtures = bodies.flatMap(fixturesOf);
  stream.expect(fixtures.length);
  for (const fixture of fixtures) stream.plain(fixture);
  stream.fields(world, ['m_inv_dt0', 'm_newContacts']);
  recordTree(stream, world, fixtures);
  recordContacts(stream, world, fixtures);
}

/** The order of native objects, each of which belongs to a node; others, as the pointer's joint, are left out. */
function recordOrder<Native extends b2Body | b2Joint>(
  stream: StateStream,
  natives: readonly Native[],
  nodes: readonly Node[],
  places: ReadonlyMap<Node, number>,
  type: abstract new (...parameters: never[]) => Node,
): readonly Native[] {
  const byNode = new Map<Node, Native>();
  for (const native of natives) {
    const node: unknown = native.GetUserData();
    if (node instanceof type) byNode.set(node, native);
  }
  stream.expect(byNode.size);
  const order = [...byNode.keys()].map((node) => stream.member(nodes, places, node));
  if (new Set(order).size < byNode.size) doesNotFit();
  return order.map((node) => (node && byNode.get(node)) ?? doesNotFit());
}

/** Makes the lists that bodies have of their joints or contacts. They are in the order in which the world has these: new ones come first in all. */
function linkEdges(world: b2World, name: string, edges: readonly (readonly [body: b2Body, edge: object])[]): void {
  const byBody = new Map<b2Body, object[]>(bodiesOf(world).map((body) => [body, []]));
  for (const [body, edge] of edges) byBody.get(body)?.push(edge);
  for (const [body, own] of byBody) link(body, name, own, ['prev', 'next']);
}

/** Systems of particles, and the groups in them, are in the order in which they were made. */
function recordGroups(
  stream: StateStream,
  world: b2World,
  nodes: readonly Node[],
  places: ReadonlyMap<Node, number>,
): void {
  const systems = () => chain(world.GetParticleSystemList(), (system) => system.GetNext()).reverse();
  const inOrder = systems().flatMap((system) =>
    chain(system.GetParticleGroupList(), (group) => group.GetNext())
      .sort((a, b) => a.GetBufferIndex() - b.GetBufferIndex())
      .map((group): unknown => group.GetUserData()),
  );
  const groups = inOrder.filter((node) => node instanceof ParticleGroupNode);
  stream.expect(groups.length);
  const saved = groups.map((node) => stream.member(nodes, places, node));
  if (saved.some((node, at) => node !== groups[at])) {
    const wanted = saved.filter((node) => node instanceof ParticleGroupNode);
    if (new Set(wanted).size < groups.length) doesNotFit();
    for (const node of groups) node.takeOut();
    for (const node of wanted) node.putBack();
  }
  for (const system of systems()) {
    stream.fields(system, ['m_timestamp', 'm_hasForce', 'm_allParticleFlags', 'm_needsUpdateAllParticleFlags']);
    stream.fields(system, ['m_allGroupFlags', 'm_needsUpdateAllGroupFlags', 'massInside']);
  }
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

function recordContacts(stream: StateStream, world: b2World, fixtures: readonly b2Fixture[]): void {
  const places = placesOf(fixtures);
  const manager = world.GetContactManager();
  const known = chain(world.GetContactList(), (contact) => contact.GetNext());
  const fixture = (of: b2Fixture | undefined): b2Fixture => stream.member(fixtures, places, of) ?? doesNotFit();
  const contacts = Array.from({ length: stream.count(known.length) }, (_, at) => {
    const contact = stream.isReading ? undefined : known[at];
    const [a, b] = [fixture(contact?.GetFixtureA()), fixture(contact?.GetFixtureB())];
    const [indexA, indexB] = [
      stream.count(contact?.GetChildIndexA() ?? 0),
      stream.count(contact?.GetChildIndexB() ?? 0),
    ];
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

/** All nodes of a tree and those that it keeps for later, the oldest first: which is older decides which of two fixtures is the first one. */
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
