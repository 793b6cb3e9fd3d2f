import { GraphNode, type Scene } from '@physics-editor/runtime';
import { csvOf } from './csv';

/** The graphs of a scene, in the order of the tree. */
export const graphsOf = (scene: Scene): GraphNode[] => scene.getFilteredDescendants(GraphNode);

/** The points of graphs as CSV, with two columns for each; those of shorter graphs end earlier. */
export function graphsCsv(graphs: readonly GraphNode[]): string {
  const points = graphs.map((graph) => graph.getPoints());
  const most = Math.max(0, ...points.map(({ length }) => length));
  const heads = graphs.flatMap(({ title, xProperty, yProperty }, at) =>
    [xProperty, yProperty].map((property) => `${title || `Graph ${at + 1}`}: ${property}`),
  );
  const rows = Array.from({ length: most }, (_, at) => points.flatMap((list) => [list[at]?.x, list[at]?.y]));
  return csvOf([heads, ...rows]);
}
