/** Props of every island, by name. They travel as JSON in the static form. */
export interface IslandProps {
  code: object;
  scene: { id: string; title: string };
  tabs: { groupId?: string };
}

export type IslandName = keyof IslandProps;

/** What an island gets: its props, and the element that holds its static form. */
export type IslandInput<Name extends IslandName> = IslandProps[Name] & { host: HTMLElement };
