import type { IslandName, IslandProps } from './types';

/** Marks the static form of an island for hydration in the browser. */
export function islandAttributes<Name extends IslandName>(name: Name, props: IslandProps[Name]) {
  return { 'data-island': name, 'data-props': JSON.stringify(props) };
}
