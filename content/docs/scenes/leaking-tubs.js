// Two tubs, the left one with a gap in its corner. The particles have a diameter of 0.1 m.
player.show({ x: -4.4, y: -1.4, width: 8.8, height: 4.95 });

function tub(x, gap, color) {
  const wall = (width, height, left, bottom) => {
    const node = new editor.RectangleNode(width, height);
    node.initNode(x + left + width / 2, bottom + height / 2);
    node.bodyType = 'static';
    node.fillColor = 0x7a8599;
    node.drawLine = false;
    scene.addChild(node);
  };
  wall(0.2, 2.2, -1.5, 0);
  wall(0.2, 2.2, 1.3, 0);
  wall(2.6 - gap, 0.2, -1.3, 0); // the floor ends before the right wall

  const block = [
    { x: -1.2, y: 0.3 },
    { x: 1.2, y: 0.3 },
    { x: 1.2, y: 1.7 },
    { x: -1.2, y: 1.7 },
  ];
  const water = new editor.ParticleGroupNode([block], 'water'); // 3.36 m², about 600 particles
  water.initNode(x, 0);
  water.fillColor = color;

  const label = new editor.TextNode(gap === 0 ? 'corner closed' : `gap of ${Math.round(100 * gap)} cm`);
  label.initNode(x, 2.7);
  label.fontColor = color;
  scene.addChildren([water, label]);
  player.attach(
    water,
    class Drain {
      constructor(node) {
        this.node = node;
      }

      update() {
        // Removes particles that have left the view, from the last to the first, since a removal shifts the indices after it.
        const positions = this.node.getParticlePositions();
        for (let index = positions.length - 1; index >= 0; index--) {
          if (positions[index].y < -2) this.node.removeParticle(index);
        }
      }
    },
  );
}

const gap = player.number('Gap', 12, { min: 0, max: 20, step: 1, unit: 'cm' });
tub(-2.1, gap / 100, 0xdd4f28);
tub(2.1, 0, 0x3d80d6);
