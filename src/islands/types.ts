/** Props of every island, by name. They travel as JSON in the static form. */
export interface IslandProps {
  tabs: { groupId?: string };
}

export type IslandName = keyof IslandProps;
