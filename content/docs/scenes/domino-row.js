player.show({ x: -4.6, y: -0.9, width: 9.2, height: 5.175 });

class DominoRow {
  constructor(count = 12, spacing = 0.6) {
    this.count = count;
    this.spacing = spacing;
  }

  create(scene, position) {
    const start = position ?? { x: 0, y: 0 };
    const length = (this.count - 1) * this.spacing;

    const floor = new editor.RectangleNode(length + 2, 0.2);
    floor.initNode(start.x + length / 2, start.y - 0.1);
    floor.bodyType = 'static';
    floor.friction = 0.5;
    floor.fillColor = 0x7a8599;
    floor.drawLine = false;

    const nodes = [floor];
    for (let i = 0; i < this.count; i++) {
      const domino = new editor.RectangleNode(0.25, 1);
      const leaning = i === 0;
      domino.initNode(start.x + i * this.spacing, start.y + (leaning ? 0.52 : 0.5), leaning ? -20 : 0);
      domino.friction = 0.5;
      domino.fillColor = i % 2 === 0 ? 0xdd4f28 : 0x3d80d6;
      domino.drawLine = false;
      nodes.push(domino);
    }
    scene.addChildren(nodes);
  }
}

// Two rows from one generator
const spacing = player.number('Upper spacing', 0.6, { min: 0.4, max: 1.1, step: 0.05, unit: 'm' });
new DominoRow(12, spacing).create(scene, { x: -3.4, y: 2.2 });
new DominoRow(8, 0.9).create(scene, { x: -3.4, y: 0 });
