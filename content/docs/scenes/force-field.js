// Without gravity, the only force is that of the field.
player.show({ x: -7.2, y: -4.05, width: 14.4, height: 8.1 });
scene.gravity = { x: 0, y: 0 };

const POWER = 50; // N at a distance of 1 m, for a planet of 1 kg

const sun = new editor.CircleNode(0.6);
sun.bodyType = 'static';
sun.fillColor = 0xb97a14;
sun.drawLine = false;
sun.userData = { power: POWER };
scene.addChild(sun);

player.attach(
  sun,
  class ForceField {
    constructor(node) {
      this.node = node;
    }

    update(delta) {
      const scene = this.node.findSceneNode();
      const centre = this.node.getScenePosition();
      for (const other of scene.getFilteredDescendants(editor.BodyNode)) {
        if (other === this.node || other.bodyType !== 'dynamic') continue;
        const position = other.getScenePosition();
        const dx = centre.x - position.x;
        const dy = centre.y - position.y;
        const squared = Math.max(dx * dx + dy * dy, 0.01);
        const factor = this.node.userData.power / (squared * Math.sqrt(squared));
        other.applyForce({ x: dx * factor, y: dy * factor });
      }
    }
  },
);

const blueShare = player.number('Blue share', 1, { min: 0.5, max: 1.5, step: 0.05 });

// A circular orbit needs the speed √(power / (mass · distance)); a different share of it gives an ellipse.
for (const [distance, share, color] of [
  [1.5, 1, 0xdd4f28],
  [2.5, blueShare, 0x3d80d6],
  [3.8, 0.7, 0x35935a],
  [3.1, 1.1, 0x8468d8],
]) {
  const planet = new editor.CircleNode(0.2);
  planet.density = 1 / (Math.PI * 0.2 ** 2); // kg/m², for a mass of 1 kg
  planet.initNode(share > 1 ? distance : -distance, 0);
  planet.linearVelocityY = share * Math.sqrt(POWER / distance);
  planet.filterMaskBits = 0;
  planet.fillColor = color;
  planet.drawLine = false;

  const tracer = new editor.TracerNode(planet.id);
  tracer.style = 'line';
  tracer.maxPoints = 240;
  tracer.lineColor = color;
  tracer.lineWidth = 0.03;
  scene.addChildren([tracer, planet]);
}
