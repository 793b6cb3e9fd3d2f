import type { AssetsLibrary, ISerializedAsset } from '../assets/assets-library';
import type { Node } from '../core/node';
import { SceneError } from '../core/scene-error';

/** Ids of the assets that nodes refer to. */
export const usedAssets = (nodes: Iterable<Node>): ReadonlySet<string> =>
  new Set(Array.from(nodes).flatMap((node) => node.assetIds));

/** Reports nodes that refer to missing assets. */
export function checkAssets(
  nodes: Iterable<Node>,
  library: AssetsLibrary,
  onProblem: (node: Node, error: SceneError) => void,
): void {
  for (const node of nodes) {
    const missing = node.assetIds.find((id) => !library.getAsset(id));
    if (missing === undefined) continue;
    onProblem(node, new SceneError(`${node.describe()} refers to the asset "${missing}", which is not there.`));
  }
}

export const isAssetList = (value: unknown): value is readonly ISerializedAsset[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null && 'id' in item);
