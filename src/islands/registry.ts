import type { ComponentType } from 'react';
import type { IslandInput, IslandName } from './types';

type Load<Name extends IslandName> = () => Promise<{ default: ComponentType<IslandInput<Name>> }>;

/** Loads an island; each has its own chunk. */
export const registry: { readonly [Name in IslandName]: Load<Name> } = {
  code: () => import('./code'),
  scene: () => import(/* webpackChunkName: "scene" */ './scene/scene'),
  tabs: () => import('./tabs/tabs'),
};

export const isIslandName = (name: string | undefined): name is IslandName =>
  name !== undefined && Object.hasOwn(registry, name);

/** Islands loaded on use rather than near the view. */
export const onUse: ReadonlySet<string | undefined> = new Set<IslandName>(['scene']);
