// A weight of 0.5 kg on a spring that swings as well: the path is never the same.
player.show({ x: -2.7, y: -2.75, width: 8.2, height: 4.61 });

const weight = new editor.CircleNode(0.4);
weight.initNode(-1.5, -0.7);
weight.fillColor = 0xdd4f28;
weight.drawLine = false;

const spring = new editor.SpringNode(weight.id, '', { x: 0, y: 0 }, { x: 0, y: 0.8 }, 1.6, 10);
spring.damping = 0; // N·s/m
spring.lineColor = 0x7a8599;
spring.lineWidth = 0.02;
spring.coilWidth = 0.1;

const tracer = new editor.TracerNode(weight.id);
tracer.style = 'line';
tracer.maxPoints = 300; // 5 s at 60 steps a second
tracer.lineColor = 0xb97a14;
tracer.lineWidth = 0.03;

const pin = new editor.Node();
pin.initNode(0, 0.8);
const ruler = new editor.RulerNode();
ruler.nodeAId = pin.id;
ruler.nodeBId = weight.id;
ruler.lineColor = 0x3d80d6;
ruler.lineWidth = 0.02;

const graph = new editor.GraphNode(weight.id, 'y');
graph.initNode(3.3, -0.7);
graph.height = 3.6;
graph.title = 'Height in metres';
graph.drawFill = false;
graph.lineColor = 0x35935a;
graph.lineWidth = 0.04;

scene.addChildren([tracer, spring, weight, pin, ruler, graph]);
