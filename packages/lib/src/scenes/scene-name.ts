/** The name of a scene in addresses and files, from the id of its figure: `a-pendulum` for `scene-a-pendulum`. */
export const sceneName = (id: string): string => id.replace(/^scene-/, '') || 'scene';
