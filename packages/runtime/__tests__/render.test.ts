import {
  type BodyNode,
  CircleNode,
  GraphNode,
  Node,
  RectangleNode,
  RulerNode,
  Scene,
  SpriteNode,
  TextNode,
  TilingSpriteNode,
  TracerNode,
} from '../src';
import { MultipartBodyNode } from '../src/bodies/multipart-body-node';
import { Graphics } from '../src/display/graphics';
import { RevoluteJointNode } from '../src/joints/revolute-joint-node';
import { SpringNode } from '../src/joints/spring-node';
import { WeldJointNode } from '../src/joints/weld-joint-node';
import { ParticleEmitterNode } from '../src/particles/particle-emitter-node';
import { ParticleGroupNode } from '../src/particles/particle-group-node';
import { ParticleLifeNode } from '../src/particles/particle-life-node';
import {
  CanvasRenderer,
  fitted,
  getBoundsOfScene,
  toCanvas,
  toScene,
  type CreateCanvas,
  type View,
} from '../src/render';
import { box as square, points } from '@physics-editor/physics/testing/shapes';
import { ticksOf } from '../src/render/draw/draw-graph';
import { Recorder, type Mark } from './canvas-recorder';
import { having, pictureIn, placed, put, sceneOf } from './build';

/** 100 pixels to the metre, the origin at (400, 300). */
const VIEW: View = { width: 800, height: 600, centre: { x: 0, y: 0 }, scale: 100, pixelRatio: 1 };

const draw = (node: Node, view = VIEW): readonly Mark[] => drawScene(sceneOf(node), view);

const untinted: CreateCanvas = () => ({ context: new Recorder(), picture: {} });

function drawScene(scene: Scene, view = VIEW, createCanvas = untinted, grid = false): readonly Mark[] {
  const recorder = new Recorder();
  new CanvasRenderer(recorder, createCanvas).draw(scene, view, { grid });
  expect(recorder.depth).toBe(0);
  return recorder.drawn;
}

const kinds = (marks: readonly Mark[]): string[] => marks.map(({ kind }) => kind);
const colours = (marks: readonly Mark[]): unknown[] => marks.map(({ style }) => style);
/** Points by their coordinates in px, x and y in turn. */
const near = (...flat: number[]) => points(...flat).map(({ x, y }) => [expect.closeTo(x, 6), expect.closeTo(y, 6)]);

describe('the view', () => {
  test('a scene is drawn on its background, with an upward y axis', () => {
    const scene = having(new Scene(), { backgroundColor: 0x102030 });
    put(scene, new RectangleNode(2, 1), 1, 1);
    const recorder = new Recorder();
    new CanvasRenderer(recorder, untinted).draw(scene, VIEW);
    const [background, fill] = recorder.marks;
    const corners = near(0, 0, 800, 0, 800, 600, 0, 600);
    expect(background).toMatchObject({ kind: 'fillRect', style: '#102030', points: corners });
    expect(fill?.points).toEqual(near(400, 250, 600, 250, 600, 150, 400, 150));
  });

  test('has a centre, a scale and a pixel ratio', () => {
    const view: View = { width: 800, height: 600, centre: { x: 1, y: 2 }, scale: 50, pixelRatio: 2 };
    const box = placed(new RectangleNode(2, 2), 1, 2);
    expect(draw(box, view)[0]?.points).toEqual(near(700, 700, 900, 700, 900, 500, 700, 500));
    expect(toCanvas(view, { x: 0, y: 3 })).toEqual({ x: 350, y: 250 });
    expect(toScene(view, { x: 350, y: 250 })).toEqual({ x: 0, y: 3 });
  });

  test('can be fitted to all visible nodes', () => {
    const scene = new Scene();
    expect(getBoundsOfScene(scene)).toBeUndefined();
    expect(fitted(VIEW, undefined).scale).toBeCloseTo(90, 9);
    put(scene, new RectangleNode(2, 2), 4, 0, 45);
    put(scene, new CircleNode(1), -3, 0);
    put(scene, having(new RectangleNode(90, 90), { visible: false }));
    put(scene, new Node());
    const bounds = getBoundsOfScene(scene);
    expect(bounds?.x).toBeCloseTo(-4, 9);
    expect(bounds?.width).toBeCloseTo(8 + Math.SQRT2, 9);
    const view = fitted(VIEW, bounds);
    expect(toCanvas(view, { x: -4, y: 0 }).x).toBeCloseTo(40, 9);
    expect(toCanvas(view, { x: 4 + Math.SQRT2, y: 0 }).x).toBeCloseTo(760, 9);
  });

  test('grid and axes contrast with the background', () => {
    const scene = new Scene();
    expect(new Set(colours(drawScene(scene, VIEW, untinted, true)))).toEqual(new Set(['#ffffff']));
    scene.backgroundColor = 0xffffee;
    const marks = drawScene(scene, VIEW, untinted, true);
    expect(new Set(colours(marks))).toEqual(new Set(['#000000']));
    expect(kinds(marks)).toEqual(['stroke', 'stroke', 'stroke', 'fill']);
    expect(marks[2]?.points).toEqual(near(400, 600, 400, 0, 0, 300, 800, 300));
  });
});

describe('order and opacity', () => {
  test('children are drawn after their parent, siblings in their order, layers below and above', () => {
    const scene = new Scene();
    const box = (parent: Node, fillColor: number): RectangleNode =>
      put(parent, having(new RectangleNode(), { fillColor, drawLine: false }));
    const a = box(scene, 1);
    box(scene, 2);
    box(a, 3);
    const surface = (color: number): Graphics => new Graphics().drawCircle(0, 0, 1, line(0), { color, alpha: 1 });
    scene.layers.background.addChild(surface(0));
    scene.layers.foreground.addChild(surface(5));
    a.container.addChild(surface(4));
    expect(colours(drawScene(scene))).toEqual(['#000000', '#000001', '#000004', '#000003', '#000002', '#000005']);
  });

  test('opacity is the product of that of the node, its ancestors, and its fill or line', () => {
    const scene = having(new Scene(), { alpha: 0.5 });
    const outer = put(scene, having(new Node(), { alpha: 0.5 }));
    const inner = put(outer, having(new RectangleNode(), { alpha: 0.8, fillAlpha: 0.5 }));
    inner.container.alpha = 0.5;
    const [fill, stroke] = drawScene(scene);
    expect(fill?.alpha).toBeCloseTo(0.05, 12);
    expect(stroke?.alpha).toBeCloseTo(0.1, 12);
  });

  test('a child is rotated with its parent', () => {
    const outer = placed(new Node(), 1, 0, 90);
    put(outer, new RectangleNode(0.2, 0.2), 1, 0);
    expect(draw(outer)[0]?.points).toEqual(near(510, 210, 510, 190, 490, 190, 490, 210));
  });

  test.each<(node: BodyNode) => void>([
    (node) => (node.visible = false),
    (node) => (node.alpha = 0),
    (node) => (node.container.visible = false),
    (node) => (node.container.alpha = 0),
  ])('hidden nodes and their children are not drawn (%#)', (hide) => {
    const node = having(new CircleNode(), { text: 'text' });
    node.addChild(new RectangleNode());
    hide(node);
    expect(draw(node)).toEqual([]);
  });

  test('a hidden scene only draws its background', () => {
    expect(drawScene(having(sceneOf(new CircleNode()), { visible: false }))).toEqual([]);
  });
});

const line = (width: number) => ({ width, color: 0, alpha: 1 });

describe('bodies', () => {
  test('a disc has its fill, its line and its radius', () => {
    const ball = having(new CircleNode(1), { angle: 90, lineWidth: 0.1, fillColor: 0xff0000, lineColor: 0x00ff00 });
    const [fill, rim, radius] = draw(ball);
    expect(fill).toMatchObject({ kind: 'fill', style: '#ff0000' });
    expect(rim).toMatchObject({ kind: 'stroke', style: '#00ff00', lineWidth: expect.closeTo(10, 9) });
    expect(radius?.points).toEqual(near(400, 300, 400, 200));
    ball.drawRadius = false;
    ball.drawFill = false;
    expect(kinds(draw(ball))).toEqual(['stroke']);
    ball.lineWidth = 0;
    expect(draw(ball)).toEqual([]);
  });

  test('no line is thinner than a pixel of the screen', () => {
    const box = having(new RectangleNode(), { lineWidth: 0.001 });
    expect(draw(box)[1]?.lineWidth).toBeCloseTo(1, 9);
    expect(draw(box, { ...VIEW, scale: 1, pixelRatio: 3 })[1]?.lineWidth).toBeCloseTo(1, 9);
  });

  test('text is upright, with its lines centred', () => {
    const box = placed(new RectangleNode(2, 2), 1, 0);
    having(box, { text: 'one\ntwo', fontColor: 0x0000ff, fontWeight: 'bold', fontFamily: 'My "Font"' });
    const texts = draw(box).filter(({ kind }) => kind === 'text');
    expect(texts.map(({ text }) => text)).toEqual(['one', 'two']);
    expect(texts.map(({ points: [at] }) => at)).toEqual(near(500, 285.6, 500, 314.4));
    const font = 'normal bold 24px "My Font", sans-serif';
    expect(texts[0]).toMatchObject({ style: '#0000ff', isUpright: true, font });
    box.wordWrap = true;
    box.text = 'many words that do not fit';
    expect(draw(box).filter(({ kind }) => kind === 'text').length).toBeGreaterThan(1);
  });

  test('the parts of a body have their own styles and positions', () => {
    const part = having(placed(new RectangleNode(0.2, 0.2), 1, 0), { fillColor: 0x123456, drawLine: false });
    const body = placed(new MultipartBodyNode([part]), 1, 1);
    const [fill, ...rest] = draw(body);
    expect(rest).toEqual([]);
    expect(fill).toMatchObject({ style: '#123456' });
    expect(fill?.points[0]).toEqual([expect.closeTo(590, 6), expect.closeTo(210, 6)]);
  });

  test('a picture fills the shape once it is loaded', async () => {
    const scene = new Scene();
    const image = await pictureIn(scene, 100, 50);
    const box = put(scene, having(new RectangleNode(2, 2), { fillTexture: image.id, drawLine: false }));
    const [clip, shown] = drawScene(scene);
    expect(clip?.kind).toBe('clip');
    expect(shown).toMatchObject({ kind: 'picture', picture: { name: 'picture' }, isUpright: true });
    expect(shown?.points).toEqual(near(350, 275, 450, 275, 450, 325, 350, 325));
    box.autoAdjustFillTexture();
    expect(drawScene(scene)[1]?.points).toEqual(near(300, 200, 500, 200, 500, 400, 300, 400));
    image.url = 'https://example.org/not-loaded.png';
    expect(kinds(drawScene(scene))).toEqual(['fill']);
  });
});

describe('joints and springs', () => {
  const joined = (): { scene: Scene; a: CircleNode; b: CircleNode } => {
    const scene = new Scene();
    const disc = (x: number) => put(scene, having(new CircleNode(0.1), { drawFill: false, drawLine: false }), x);
    return { scene, a: disc(0), b: disc(2) };
  };

  test('a joint is drawn at its anchors, whatever the position of its node', () => {
    const { scene, a, b } = joined();
    put(scene, new RevoluteJointNode(a.id, b.id, { x: 1, y: 0 }, { x: -1, y: 0 }), 5, 5);
    const [between, ...marks] = drawScene(scene);
    expect(between?.points).toEqual(near(500, 300, 500, 300));
    expect(kinds(marks)).toEqual(['fill', 'stroke', 'fill', 'stroke']);
    scene.addChild(new WeldJointNode(a.id, b.id));
    expect(drawScene(scene).at(-1)?.points).toHaveLength(4);
  });

  test('a spring is drawn with its coils', () => {
    const { scene, a, b } = joined();
    put(scene, having(new SpringNode(a.id, b.id), { coils: 5, coilWidth: 0.4 }));
    const [mark] = drawScene(scene);
    expect(mark?.kind).toBe('stroke');
    expect(mark?.points).toHaveLength(2 + 2 + 10);
    expect(mark?.points[0]).toEqual([400, 300]);
    expect(mark?.points.at(-1)).toEqual([600, 300]);
    const heights = mark?.points.slice(2, -2).map(([, y]) => y);
    expect(new Set(heights?.map(Math.round))).toEqual(new Set([280, 320]));
    b.setPosition(a);
    expect(drawScene(scene)[0]?.points).toHaveLength(2);
  });
});

describe('instruments', () => {
  const traced = (style: TracerNode['style'], fade: boolean): readonly Mark[] => {
    const scene = new Scene();
    const node = put(scene, new Node());
    put(scene, having(new TracerNode(node.id), { style, fade }), 3, 3);
    for (const x of [0, 1, 1, 2]) {
      node.x = x;
      scene.step();
    }
    return drawScene(scene);
  };

  test('a tracer draws fading dots in the scene', () => {
    const marks = traced('dots', true);
    expect(marks.map(({ alpha }) => alpha)).toEqual([0.25, 0.5, 0.75, 1]);
    expect(marks.at(-1)?.points[0]).toEqual([expect.closeTo(610, 6), expect.closeTo(300, 6)]);
    expect(kinds(traced('dots', false))).toEqual(['fill']);
  });

  test('a tracer draws a line or a ribbon', () => {
    expect(kinds(traced('line', false))).toEqual(['stroke']);
    expect(traced('line', false)[0]?.points).toHaveLength(4);
    expect(traced('line', true).map(({ alpha }) => alpha)).toEqual([0.5, 0.75, 1]);
    expect(kinds(traced('ribbon', false))).toEqual(['fill']);
    expect(kinds(traced('ribbon', true))).toEqual(['fill', 'fill']);
    expect(traced('ribbon', true).at(-1)?.points[1]).toEqual([expect.closeTo(600, 6), expect.closeTo(290, 6)]);
  });

  test('a graph has background, grid, axes, curve, title and labels', () => {
    const graph = having(new GraphNode(), { title: 'Height', fillColor: 0xeeeeee, lineColor: 0x0000ff });
    for (let x = 0; x <= 10; x++) graph.addPoint(x, x * x);
    const marks = draw(graph);
    expect(kinds(marks).slice(0, 5)).toEqual(['fill', 'stroke', 'stroke', 'clip', 'stroke']);
    const curve = marks[4];
    expect(curve?.points).toHaveLength(11);
    const ys = curve?.points.map(([, y]) => y) ?? [];
    expect([...ys].sort((a, b) => b - a)).toEqual(ys);
    const texts = marks.flatMap(({ text }) => text ?? []);
    expect(texts).toEqual(['Height', '0', '2', '4', '6', '8', '10', '0', '20', '40', '60', '80', '100', 'time', 'y']);
    having(graph, { showGrid: false, showLabels: false, title: '', drawFill: false });
    expect(kinds(draw(graph))).toEqual(['stroke', 'clip', 'stroke']);
  });

  test.each([
    ['no point', []],
    ['one point', [3, 3]],
    ['points of one height', [0, 1, 1, 1]],
    ['very large numbers', [-1e308, -1e308, 1e308, 1e308]],
    ['very small numbers', [0, 0, 1e-320, 1e-320]],
    ['points close to each other', [1e16, 1e16, 1e16 + 2, 1e16 + 2]],
  ])('a graph of %s is drawn without an error', (_, flat) => {
    const graph = new GraphNode();
    for (const { x, y } of points(...flat)) graph.addPoint(x, y);
    expect(draw(graph).length).toBeGreaterThan(0);
  });

  test('ticks are at round values', () => {
    expect(ticksOf(-0.25, 0.55)).toEqual([-0.2, -0.1, 0, 0.1, 0.2, 0.3]);
    expect(ticksOf(990, 30)).toEqual([990, 995, 1000, 1005, 1010, 1015, 1020]);
  });

  test.each([
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, 0],
  ])('a ruler to (%p, %p) shows its length upright', (x, y) => {
    const ruler = new RulerNode({ x: 0, y: 0 }, { x, y });
    const [marks, label] = draw(ruler);
    expect(marks).toMatchObject({ kind: 'stroke' });
    expect(marks?.points).toHaveLength(6);
    expect(label).toMatchObject({ kind: 'text', text: ruler.label });
    if (y === 0) expect(label).toMatchObject({ isUpright: true, points: [[expect.closeTo(400 + 50 * x, 6), 286]] });
  });

  test('a label has a box if it is enabled', () => {
    const label = new TextNode('Hello');
    expect(kinds(draw(label))).toEqual(['text']);
    label.drawFill = true;
    expect(kinds(draw(label))).toEqual(['fill', 'text']);
    label.text = '';
    expect(draw(label)).toEqual([]);
  });
});

describe('sprites', () => {
  test('a picture is drawn upright at its anchor, optionally mirrored, in its blend mode', async () => {
    const scene = new Scene();
    const { id } = await pictureIn(scene, 100, 50);
    const sprite = put(scene, having(new SpriteNode(id), { width: 2, anchorX: 0, anchorY: 0 }));
    const [shown] = drawScene(scene);
    expect(shown).toMatchObject({ kind: 'picture', isUpright: true, blend: 'source-over' });
    expect(shown?.points).toEqual(near(400, 200, 600, 200, 600, 300, 400, 300));
    sprite.flipX = true;
    sprite.blendMode = 'add';
    expect(drawScene(scene)[0]).toMatchObject({ isUpright: false, blend: 'lighter' });
  });

  test('a missing picture is not drawn', () => {
    expect(draw(new SpriteNode('nowhere'))).toEqual([]);
  });

  test('a tinted picture is computed once, by multiplication', async () => {
    const scene = new Scene();
    having(put(scene, new SpriteNode((await pictureIn(scene, 100, 50)).id)), { tint: 0xff0000 });
    const context = new Recorder();
    const tinted = { name: 'tinted' };
    const createCanvas = jest.fn(() => ({ context, picture: tinted }));
    const renderer = new CanvasRenderer(new Recorder(), createCanvas);
    renderer.draw(scene, VIEW);
    renderer.draw(scene, VIEW);
    expect(createCanvas).toHaveBeenCalledTimes(1);
    expect(context.marks.map(({ blend }) => blend)).toEqual(['source-over', 'multiply', 'destination-in']);
    expect(drawScene(scene, VIEW, createCanvas)[0]).toMatchObject({ picture: tinted });
  });

  test('tiles cover the whole sprite, without unnecessary ones', async () => {
    const scene = new Scene();
    const sprite = put(scene, new TilingSpriteNode((await pictureIn(scene, 100, 50)).id, 4, 2));
    const covered = (): number[] => {
      const points = drawScene(scene).flatMap(({ kind, points }) => (kind === 'picture' ? points : []));
      const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
      return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    };
    expect(covered()).toEqual([150, 650, 175, 425].map((value) => expect.closeTo(value, 6)));
    sprite.tileOffsetX = 0.3;
    const [left = 0, right = 0] = covered();
    expect(left).toBeLessThanOrEqual(200);
    expect(right).toBeGreaterThanOrEqual(600);
    sprite.tileScaleX = 1e-6;
    expect(draw(sprite)).toEqual([]);
  });
});

describe('many particles', () => {
  test('a group is drawn at the positions of its particles, in a single path', () => {
    const group = having(new ParticleGroupNode([square(0, 0, 1, 1)]), { fillColor: 0x3366ff });
    const scene = sceneOf(group);
    scene.step();
    const marks = drawScene(scene);
    expect(marks).toEqual([expect.objectContaining({ kind: 'fill', style: '#3366ff' })]);
    expect(marks[0]?.points).toHaveLength(4 * group.particleCount);
  });

  test('particle life is drawn type by type, in the coordinates of its node', () => {
    const life = placed(having(new ParticleLifeNode(), { particleCount: 10000, typeCount: 6 }), 1, 0);
    const marks = draw(life);
    expect(colours(marks)).toEqual(life.colors.map((color) => `#${color.toString(16).padStart(6, '0')}`));
    expect(marks.flatMap(({ points }) => points)).toHaveLength(40000);
    const xs = marks.flatMap(({ points }) => points.map(([x]) => x));
    expect(Math.min(...xs.slice(0, 10000))).toBeGreaterThanOrEqual(400 + 100 - 500 - 5);
  });

  test('small particles are squares', () => {
    const life = having(new ParticleLifeNode(), { particleCount: 6 });
    const [mark] = draw(life, { ...VIEW, scale: 10 });
    const [[left = 0] = [], [right = 0] = []] = mark?.points ?? [];
    expect(right - left).toBeCloseTo(2 * life.particleSize * 10, 6);
    expect(mark?.points).toHaveLength(4);
  });

  test.each(['disc', 'glow', 'smoke', 'spark'] as const)('an emitter draws particles with few calls: %s', (texture) => {
    const scene = new Scene();
    const emitter = put(scene, new ParticleEmitterNode(), 2, 0);
    emitter.setEmitterConfig({
      ...emitter.config,
      particleTexture: texture,
      blendMode: 'add',
      lifetime: { min: 1, max: 1 },
      frequency: 0.001,
      maxParticles: 1000,
    });
    scene.step(60);
    const marks = drawScene(scene);
    expect(emitter.particleCount).toBeGreaterThan(900);
    expect(marks.length).toBeGreaterThan(0);
    expect(marks.length).toBeLessThan(400);
    expect(new Set(marks.map(({ blend }) => blend))).toEqual(new Set(['lighter']));
    expect(Math.max(...marks.flatMap(({ points }) => points.map(([x]) => x)))).toBeGreaterThan(600);
  });
});

test('drawing changes nothing in the scene', () => {
  const scene = sceneOf(new CircleNode(), new GraphNode(), new RulerNode(), new TextNode('text'), new TracerNode());
  const before = JSON.stringify(scene);
  drawScene(scene, VIEW, untinted, true);
  expect(JSON.stringify(scene)).toBe(before);
});
