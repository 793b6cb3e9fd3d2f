import { CircleNode, ParticleEmitterNode, Scene, type EmitterConfig } from '../src';
import { emptyScene, loaded, near, put } from './build';

const { config } = ParticleEmitterNode.getPreset('Default');

const steady: EmitterConfig = {
  ...config,
  frequency: 0.01,
  lifetime: { min: 0.5, max: 0.5 },
  speed: { start: 2, end: 2 },
  startRotation: { min: 0, max: 0 },
  alpha: { start: 1, end: 0 },
  color: { start: '#ff0000', end: '#0000ff' },
};

/** An emitter in a scene, by default one of its own. */
function emitting(changes: Partial<EmitterConfig> = {}, scene = new Scene(), nodeId = '') {
  const emitter = put(scene, new ParticleEmitterNode(nodeId));
  emitter.setEmitterConfig({ ...steady, ...changes });
  return { scene, emitter };
}

test('100 particles per second with a lifetime of 0.5 s are 50 at a time (±1)', () => {
  const { scene, emitter } = emitting();
  scene.step(15);
  expect(Math.abs(emitter.particleCount - 25)).toBeLessThanOrEqual(1);
  scene.step(60);
  expect(Math.abs(emitter.particleCount - 50)).toBeLessThanOrEqual(1);
  emitter.stop();
  scene.step(15);
  expect(Math.abs(emitter.particleCount - 25)).toBeLessThanOrEqual(1);
  scene.step(16);
  expect(emitter.particleCount).toBe(0);
  emitter.start();
  scene.step(1);
  expect(emitter.particleCount).toBeGreaterThan(0);
});

test('there are never more than maxParticles', () => {
  const { scene, emitter } = emitting({ frequency: 1e-6, maxParticles: 7 });
  scene.step(3);
  expect(emitter.particleCount).toBe(7);
});

test('the position, opacity and colour of a particle depend on its age', () => {
  const { scene, emitter } = emitting({ addAtBack: true, scale: { start: 1, end: 3 } });
  emitter.initNode(1, 2, 90);
  scene.step(15);
  // The oldest is drawn last, and is almost a quarter of a second old: half of its life.
  expect(emitter.particles.at(-1)).toMatchObject({
    ...near(1, 2 + 2 * 0.24),
    alpha: expect.closeTo(0.52, 9),
    scale: expect.closeTo(1.96, 9),
    angle: expect.closeTo(90, 9),
    color: 0x85007a,
  });
});

test('an emitter follows its node, and is idle after its removal', () => {
  const scene = emptyScene();
  const ball = put(scene, new CircleNode(), 5, 0, 90);
  const { emitter } = emitting({ speed: { start: 0, end: 0 } }, scene, ball.id);
  emitter.relativePosition = { x: 1, y: 0 };
  scene.step(2);
  expect(emitter.particles[0]).toMatchObject(near(5, 1));
  scene.removeChild(ball);
  expect(scene.children).toContain(emitter);
  scene.step(40);
  expect(emitter.particleCount).toBe(0);
  expect(emitter.emitting).toBe(true);
});

test('runs are repeatable, and purely visual particles do not affect random numbers of scripts', () => {
  const run = (frequency: number) => {
    const { scene, emitter } = emitting({ ...ParticleEmitterNode.getPreset('Fire').config, frequency });
    scene.step(60);
    return { seen: JSON.stringify(emitter.particles), next: scene.random.next() };
  };
  expect(run(0.01)).toEqual(run(0.01));
  expect(run(0.1).next).toBe(run(0.01).next);
});

test.each(['Default', 'Fire', 'Smoke', 'Sparks', 'Trail'])('the preset %p works, and is immutable', (name) => {
  const preset = ParticleEmitterNode.getPreset(name);
  expect(preset.name).toBe(name);
  expect(() => Reflect.set(preset.config, 'frequency', 1) || expect(preset.config.frequency).not.toBe(1)).not.toThrow();
  const { scene, emitter } = emitting(preset.config);
  scene.step(60);
  expect(emitter.particleCount).toBeGreaterThan(10);
});

test('the error for an unknown preset lists the known ones', () => {
  expect(() => ParticleEmitterNode.getPreset('Snow')).toThrow(/"Snow".*Default, Fire, Smoke, Sparks, Trail/);
});

test.each<[string, unknown]>([
  ['config.frequency', { frequency: 1e-10 }],
  ['config.alpha.start', { alpha: { start: 2, end: 0 } }],
  ['config.alpha', { alpha: 1 }],
  ['config.color.end', { color: { start: '#ffffff', end: 'red' } }],
  ['config.lifetime.min', { lifetime: { min: 2, max: 1 } }],
  ['config.lifetime.max', { lifetime: { min: 2, max: NaN } }],
  ['config.maxParticles', { maxParticles: 1.5 }],
  ['config.blendMode', { blendMode: 'glow' }],
  ['config has no field "speeed"', { speeed: 1 }],
  ['config.speed', { speed: undefined }],
  ['config.speed.end', { speed: { start: 0, end: 1e10 } }],
])('an invalid config is rejected with the name of its field: %s', (field, changes) => {
  const emitter = new ParticleEmitterNode();
  const wrong = { ...config, ...Object(changes) };
  expect(() => emitter.setEmitterConfig(wrong)).toThrow(
    new RegExp(`^ParticleEmitterNode .*: ${field.replaceAll('.', '\\.')}`),
  );
  expect(emitter.config).toEqual(config);
});

test('an emitter is saved and loaded without its particles', () => {
  const { scene, emitter } = emitting({ maxParticles: 12 });
  const { config } = emitter;
  scene.step(10);
  expect(loaded(scene).getFilteredDescendants(ParticleEmitterNode)).toMatchObject([{ config, particleCount: 0 }]);
});
