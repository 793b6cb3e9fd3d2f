import type { Load } from './on-demand';
import type { IslandInput, IslandName } from './types';

/** Loads an island; each has its own chunk. */
export const registry: { readonly [Name in IslandName]: Load<IslandInput<Name>> } = {
  code: () => import('./code'),
  scene: () => import(/* webpackChunkName: "scene" */ './scene/scene'),
  tabs: () => import('./tabs/tabs'),
};

export const isIslandName = (name: string | undefined): name is IslandName =>
  name !== undefined && Object.hasOwn(registry, name);
