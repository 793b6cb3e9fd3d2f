import type { Parameter } from '@physics-editor/player/messages/parameter';
import type { Readout } from '@physics-editor/player/messages/readout';

/** Props of every island, by name. They are serialised as JSON in the static form. */
export interface IslandProps {
  code: object;
  scene: { id: string; title: string; parameters?: readonly Parameter[]; readouts?: readonly Readout[] };
  tabs: { groupId?: string; defaultValue?: string; queryString?: string };
}

export type IslandName = keyof IslandProps;

/** Input of an island: its props, and the element with its static form. */
export type IslandInput<Name extends IslandName> = IslandProps[Name] & { host: HTMLElement };
