import { DistanceJointNode, RevoluteJointNode, SpringNode, WeldJointNode, type BodyNode } from '../src';
import { box, disc, emptyScene, having } from './build';

test('momentum of a closed system with collisions, springs and joints is conserved over 10,000 steps (1e-6 of the total)', () => {
  const scene = emptyScene();
  const bodies = Array.from({ length: 10 }, (_, at): BodyNode => {
    const [x, y] = [(at % 4) * 1.6, Math.floor(at / 4) * 1.6];
    const body = at % 2 ? box(scene, x, y, 0.8, 0.6) : disc(scene, x, y, 0.4);
    body.setLinearVelocity({ x: scene.random.next() * 4 - 1, y: scene.random.next() * 4 - 2 });
    return having(body, { density: 1 + (at % 3), restitution: 0.9, angularVelocity: scene.random.next() * 2 - 1 });
  });
  const id = (at: number): string => bodies[at]?.id ?? '';
  const spring = having(new SpringNode(id(0), id(5)), { damping: 0 });
  scene.addChildren([
    spring,
    // Pulls whatever flies apart back together, so that the bodies go on colliding.
    ...bodies.slice(1).map((body) => new SpringNode(body.id, id(0), undefined, undefined, 2, 0.5)),
    new DistanceJointNode(id(1), id(2)),
    new RevoluteJointNode(id(3), id(4), { x: 0.8, y: 0 }, { x: -0.8, y: 0 }),
    new WeldJointNode(id(8), id(9), { x: 0.8, y: 0 }, { x: -0.8, y: 0 }),
  ]);

  const total = () => [
    bodies.reduce((sum, body) => sum + body.mass * body.linearVelocityX, 0),
    bodies.reduce((sum, body) => sum + body.mass * body.linearVelocityY, 0),
  ];
  const size = bodies.reduce((sum, body) => sum + body.mass * body.linearVelocity, 0);
  const before = total();
  let contacts = 0;
  for (let at = 0; at < 1000; at++) {
    scene.step(10);
    for (let contact = scene.physicsWorld.GetContactList(); contact; contact = contact.GetNext())
      if (contact.IsTouching()) contacts++;
  }
  expect(contacts).toBeGreaterThan(100);
  total().forEach((now, at) => expect(Math.abs(now - (before[at] ?? NaN)) / size).toBeLessThan(1e-6));
});
