/** What keys do with a scene, on its controls and in its frame. */
export const SHORTCUTS: Readonly<Record<string, string>> = {
  ' ': 'toggle',
  '.': 'step',
  ',': 'stepBack',
  r: 'reset',
  R: 'reset',
  d: 'describe',
  D: 'describe',
};
