import type { ComponentType } from 'react';
import type { IslandInput, IslandName } from './types';

type Load<Name extends IslandName> = () => Promise<{ default: ComponentType<IslandInput<Name>> }>;

/** Loads an island; each has a chunk of its own. */
export const registry: { readonly [Name in IslandName]: Load<Name> } = {
  code: () => import('./code'),
  tabs: () => import('./tabs'),
};

export const isIslandName = (name: string | undefined): name is IslandName =>
  name !== undefined && Object.hasOwn(registry, name);
