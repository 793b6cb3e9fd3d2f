// Half a car, mirrored at x = 0 and welded
player.show({ x: -6, y: -1.2, width: 12, height: 6.75 });

const road = new editor.RectangleNode(12, 0.5);
road.initNode(0, -0.25);
road.bodyType = 'static';
road.friction = 0.8;
road.fillColor = 0x7a8599;
road.drawLine = false;
scene.addChild(road);

function makeHalf(side, color, motorSpeed) {
  const chassis = new editor.RectangleNode(2.2, 0.6);
  chassis.initNode(side * 0.9, 0.6);
  chassis.fillColor = color;
  chassis.fillAlpha = 0.8;
  chassis.drawLine = false;

  const wheel = new editor.CircleNode(0.5);
  wheel.initNode(side * 1.5, 0.5);
  wheel.friction = 0.8;
  wheel.drawRadius = true;
  wheel.fillColor = color;
  wheel.lineColor = 0xffffff;
  wheel.lineWidth = 0.03;

  const axle = new editor.WheelJointNode(wheel.id, chassis.id, { x: 0, y: 0 }, { x: side * 0.6, y: -0.1 });
  axle.motorEnabled = true;
  axle.motorSpeed = motorSpeed; // rad/s
  axle.maxMotorTorque = 10; // N·m
  axle.fillColor = 0xffffff;
  axle.lineColor = color;
  scene.addChildren([chassis, wheel, axle]);
  return chassis;
}

const left = makeHalf(-1, 0xdd4f28, 8);
// Mirroring gives this motor −8 rad/s.
const speed = player.number('Right motor', 8, { min: -8, max: 8, step: 1, unit: 'rad/s' });
const right = makeHalf(1, 0x3d80d6, speed);
const weld = new editor.WeldJointNode(left.id, right.id, { x: 0.9, y: 0 }, { x: -0.9, y: 0 });
weld.fillColor = 0xffffff;
weld.lineColor = 0x7a8599;
scene.addChild(weld);

// The velocity levels out at v = ω r = 8 · 0.5 = 4 m/s.
const graph = new editor.GraphNode(left.id, 'linearVelocityX');
graph.initNode(0, 3.3);
graph.width = 10;
graph.height = 4;
graph.title = 'Velocity in m/s';
graph.drawFill = false;
graph.lineColor = 0x35935a;
graph.lineWidth = 0.05;
scene.addChild(graph);

player.attach(
  left,
  class TurnRound {
    constructor(node) {
      this.node = node;
      this.side = -1; // drives to the left first, since the motors rotate counter-clockwise
    }

    update() {
      if (this.node.x * this.side < 2) return;
      this.side = -this.side;
      for (const joint of this.node.findSceneNode().getFilteredDescendants(editor.WheelJointNode)) {
        joint.motorSpeed = -joint.motorSpeed;
      }
    }
  },
);
