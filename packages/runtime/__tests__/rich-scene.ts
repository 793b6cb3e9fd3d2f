import * as editor from '../src';
import { box } from '@physics-editor/physics/testing/shapes';
import { driven, having, placed, put, scriptIn, wall } from './build';

/** Scripts that keep what they know in the user data, so that they go on after a scene was loaded. */
const SCRIPTS = {
  Kicker: `class Kicker {
    constructor(node) { this.node = node; }
    update() {
      const { scene } = editor.root;
      if (scene.random.next() < 0.05) this.node.applyLinearImpulse({ x: editor.utils.randomNumber(-2, 2), y: 3 });
    }
  }`,
  Counter: `class Counter {
    constructor(node) { this.node = node; }
    onBeginContact(other) {
      const { hits = 0 } = this.node.userData;
      this.node.userData = { hits: hits + 1, last: other.className };
    }
    onPreSolve(other, contact) { if (other.className === 'CapsuleNode') contact.SetTangentSpeed(2); }
    onPostSolve(other, contact, impulse) {
      this.node.userData = { ...this.node.userData, impulse: impulse.normalImpulses[0] };
    }
  }`,
  Spawner: `class Spawner {
    constructor(node) { this.node = node; }
    update() {
      const { steps = 0 } = this.node.userData;
      this.node.userData = { steps: steps + 1 };
      const { scene } = editor.root;
      if (steps % 40 === 20) {
        const ball = new editor.CircleNode(editor.utils.randomNumber(0.1, 0.3));
        ball.name = 'spawned';
        ball.initNode(editor.utils.randomNumber(-3, 3), 9);
        scene.addChild(ball);
      }
      const old = scene.children.filter((child) => child.name === 'spawned');
      if (old.length > 6) scene.removeChild(old[2]);
    }
  }`,
};

/** A scene with something of nearly everything that moves. */
export function richScene(seed = 7): editor.Scene {
  const scene = new editor.Scene(editor.createEditor);
  scene.seed = seed;
  wall(scene, 0, -0.5, 40, 1);
  wall(scene, -8, 6, 1, 14);
  wall(scene, 8, 6, 1, 14);
  const script = (name: keyof typeof SCRIPTS): string => {
    const asset = scriptIn(scene, SCRIPTS[name]);
    asset.name = name;
    return asset.id;
  };
  const [kicker, counter, spawner] = [script('Kicker'), script('Counter'), script('Spawner')];

  const shapes = [
    () => new editor.RectangleNode(0.6, 0.5),
    () => new editor.CircleNode(0.3),
    () => new editor.RegularPolygonNode(0.35, 5),
  ];
  const pile = Array.from({ length: 30 }, (_, at) => {
    const made = shapes[at % 3]?.() ?? new editor.CircleNode();
    made.restitution = (at % 4) / 5;
    return put(scene, made, -5.5 + (at % 6) * 0.72 + (at % 5) * 0.03, 0.6 + Math.floor(at / 6) * 0.8, at * 7);
  });
  pile[3]?.setProperty('scripts', [kicker, counter]);
  pile[10]?.setProperty('scripts', [counter]);
  pile[17]?.setProperty('bullet', true);
  put(scene, new editor.CapsuleNode(1.5, 0.5), -4, 7, 20);
  const star = put(scene, new editor.PolygonNode([box(0, 0, 0.8, 0.8)]), -2, 8, 10);
  having(star, { linearVelocityX: 3, bullet: true });

  const parts = [placed(new editor.CircleNode(0.3), -0.5, 0.2), placed(new editor.RectangleNode(1, 0.2), 0.3, 0, 15)];
  put(scene, new editor.MultipartBodyNode(parts), 0, 6);

  const group = put(scene, new editor.Node(), 1, 1, 30);
  const nested = put(group, new editor.RectangleNode(1, 0.5), 0, 3);
  put(nested, new editor.CircleNode(0.2), 0.2, 1);
  const carried = put(nested, new editor.RectangleNode(0.3, 0.3), -0.2, 2);

  const gearA = put(scene, new editor.GearNode(0.8, 16), 4, 9);
  const gearB = put(scene, new editor.GearNode(0.8, 16), 5.6, 9, 180 / 16);
  const hinge = (body: editor.BodyNode): editor.RevoluteJointNode =>
    put(scene, new editor.RevoluteJointNode(body.id, '', { x: 0, y: 0 }, { x: body.x, y: body.y }));
  driven(hinge(gearA), 2);
  hinge(gearB);

  const chassis = put(scene, new editor.RectangleNode(2, 0.4), 4, 2);
  const wheel = put(scene, new editor.CircleNode(0.4), 3.2, 1.6);
  put(scene, driven(new editor.WheelJointNode(wheel.id, chassis.id, undefined, { x: -0.8, y: -0.4 }), -4));
  const trailer = put(scene, new editor.RectangleNode(0.5, 0.5), 5.5, 2);
  scene.addChild(new editor.WeldJointNode(trailer.id, chassis.id, { x: -0.5, y: 0 }, { x: 1, y: 0 }));
  const bob = put(scene, new editor.CircleNode(0.3), 2, 7);
  put(scene, new editor.DistanceJointNode(bob.id, '', undefined, { x: 2.5, y: 9.5 })).frequency = 3;
  scene.addChild(new editor.SpringNode(bob.id, carried.id, undefined, undefined, 1, 20));
  scene.addChild(new editor.SpringNode(pile[29]?.id, '', undefined, { x: -4, y: 6 }, 2, 15));

  const water = put(scene, new editor.ParticleGroupNode([box(0, 0, 1.2, 1.2)], 'water'), 5.5, 4);
  water.particleRadius = 0.08;
  const jelly = put(scene, new editor.ParticleGroupNode([box(0, 0, 0.8, 0.8)], 'elastic'), 0, 3, 20);
  jelly.particleRadius = 0.08;
  const raft = put(scene, new editor.ParticleGroupNode([box(0, 0, 0.6, 0.6)], 'water'), -1, 5);
  having(raft, { rigid: true, solid: true, particleRadius: 0.06 });
  put(scene, having(new editor.ParticleLifeNode(), { particleCount: 120, width: 4, height: 4 }), 20, 5);

  put(scene, new editor.ParticleEmitterNode(bob.id), 0, 0);
  put(scene, new editor.TracerNode(bob.id), 0, 0);
  put(scene, new editor.GraphNode(bob.id), 0, 0);
  put(scene, new editor.RulerNode(), 0, 0).nodeAId = bob.id;
  put(scene, new editor.Node(), 0, 0).scripts = [spawner];
  return scene;
}

/** All that a scene is, but for its ids, which are replaced by their order. */
export function stateOf(scene: editor.Scene): string {
  const { physics, ...rest } = scene.toJSON();
  const { time, random, engine }: Record<string, unknown> = Object(physics);
  const text = JSON.stringify([rest, { time, random, engine }]);
  const ids = [...new Set([...text.matchAll(/"id":"([^"]+)"/g)].map(([, id = '']) => id))];
  const places = new Map(ids.map((id, at) => [id, `#${at}`]));
  return text.replaceAll(new RegExp(ids.join('|'), 'g'), (id) => places.get(id) ?? id);
}

/** What is only seen, and not saved. */
export const looksOf = (scene: editor.Scene): string =>
  JSON.stringify([
    scene.getFilteredDescendants(editor.ParticleEmitterNode).map(({ particles }) => particles),
    scene.getFilteredDescendants(editor.TracerNode).map((tracer) => tracer.getPoints()),
    scene.getFilteredDescendants(editor.GraphNode).map((graph) => graph.getPoints()),
  ]);
