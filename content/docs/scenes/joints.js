player.show({ x: -4.8, y: -1.3, width: 9.6, height: 5.4 });

const body = (shape, x, y, color) => {
  shape.initNode(x, y);
  shape.fillColor = color;
  shape.drawLine = false;
  shape.filterMaskBits = 0; // the three examples pass each other
  scene.addChild(shape);
  return shape;
};
const join = (joint, color = 0x7a8599) => {
  joint.fillColor = color;
  joint.lineColor = color;
  joint.lineWidth = 0.04;
  scene.addChild(joint);
  return joint;
};
const label = (text, x) => {
  const node = new editor.TextNode(text);
  node.initNode(x, -0.9);
  node.fontSize = 30;
  node.fontColor = 0x7a8599;
  scene.addChild(node);
};

// Revolute: a pin. Its motor turns the bar at 2 rad/s.
const bar = body(new editor.RectangleNode(2.4, 0.3), -3.3, 1.6, 0xdd4f28);
const pin = join(new editor.RevoluteJointNode(bar.id, '', { x: 0, y: 0 }, { x: -3.3, y: 1.6 }), 0xffffff);
pin.motorEnabled = true;
pin.motorSpeed = 2;
label('revolute', -3.3);

// Distance: two rods, which stay as long as they are at the start, 1.3 m and 1.2 m.
const upper = body(new editor.CircleNode(0.25), 0.78, 2.26, 0x3d80d6);
const lower = body(new editor.CircleNode(0.35), 1.74, 1.54, 0x3d80d6);
join(new editor.DistanceJointNode(upper.id, '', { x: 0, y: 0 }, { x: 0, y: 3.3 }));
join(new editor.DistanceJointNode(lower.id, upper.id));
label('distance', 0);

// Weld: two bars that stay a cross, swinging on a rod.
const across = body(new editor.RectangleNode(1.6, 0.35), 3.9, 1.1, 0x35935a);
const along = body(new editor.RectangleNode(0.35, 1.6), 3.9, 1.1, 0x16909c);
const weld = join(new editor.WeldJointNode(across.id, along.id), 0xffffff);
weld.frequency = player.number('Weld frequency', 0, {
  min: 0,
  max: 5,
  step: 0.5,
  unit: 'Hz', // 0 is rigid
  onChange: (frequency) => (weld.frequency = frequency),
});
join(new editor.DistanceJointNode(along.id, '', { x: 0, y: 0.7 }, { x: 3.2, y: 3.3 }));
label('weld', 3.2);
