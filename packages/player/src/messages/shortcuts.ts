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

const ACTIONS = ['toggle', 'step', 'stepBack', 'reset', 'describe', 'leave'] as const;

/** Does what a key stands for, by the names in `SHORTCUTS` or `leave`; ignores others. */
export function followShortcut(actions: Readonly<Record<(typeof ACTIONS)[number], () => void>>, name: string): void {
  const action = ACTIONS.find((each) => each === name);
  if (action) actions[action]();
}
