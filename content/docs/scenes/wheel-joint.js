player.show({ x: -5.6, y: -1.5, width: 11.2, height: 6.3 });

// A bumpy road with a slope at each end, drawn as one smooth line
const road = new editor.PolylineNode();
for (let x = -6.5; x <= 6.5; x += 0.5) {
  const bump = 0.1 * Math.cos(Math.PI * x);
  const slope = Math.max(0, Math.abs(x) - 3) ** 2 / 3;
  road.addPoint({ x, y: bump + slope });
}
road.smooth = true;
road.bodyType = 'static';
road.friction = 0.9;
road.thickness = 0.2;
road.fillColor = 0x7a8599;
road.drawLine = false;

const chassis = new editor.RectangleNode(3.2, 0.6);
chassis.initNode(0, 1.35);
chassis.fillColor = 0x3d80d6;
chassis.drawLine = false;
scene.addChildren([road, chassis]);

const axles = [];
const setAll = (property) => (value) => axles.forEach((axle) => (axle[property] = value));
const frequency = player.number('Frequency', 2, { min: 0, max: 5, step: 0.5, unit: 'Hz', onChange: setAll('frequency') });
const damping = player.number('Damping ratio', 0.4, { min: 0, max: 1, step: 0.1, onChange: setAll('dampingRatio') });

for (const x of [-1.1, 1.1]) {
  const wheel = new editor.CircleNode(0.55);
  wheel.initNode(x, 0.8);
  wheel.friction = 0.9;
  wheel.fillColor = 0xdd4f28;
  wheel.lineColor = 0xffffff;
  wheel.lineWidth = 0.03;
  wheel.drawRadius = true;

  // The axle slides up and down the chassis on a spring.
  const axle = new editor.WheelJointNode(wheel.id, chassis.id, undefined, { x, y: -0.55 });
  axle.name = 'Axle';
  axle.frequency = frequency; // 0 makes the suspension rigid
  axle.dampingRatio = damping;
  axle.motorEnabled = true;
  axle.maxMotorTorque = 10; // N·m
  axle.fillColor = 0xb97a14;
  axle.lineColor = 0xb97a14;
  axle.lineWidth = 0.05;
  scene.addChildren([wheel, axle]);
  axles.push(axle);
}

player.attach(
  chassis,
  class ThereAndBack {
    constructor(node) {
      this.node = node;
      this.speed = -6; // rad/s: clockwise, so it drives to the right at 3.3 m/s
    }

    update() {
      if (this.node.x > 2.5) this.speed = 6;
      if (this.node.x < -2.5) this.speed = -6;
      for (const axle of this.node.getJoints()) axle.motorSpeed = this.speed;
    }
  },
);
