/** What keys do with a scene. */
interface Actions {
  toggle(): void;
  step(): void;
  stepBack(): void;
  reset(): void;
  describe(): void;
  leave(): void;
}

/** Does what a key stands for, by the names in `SHORTCUTS` or `leave`; ignores others. */
export function followShortcut(actions: Actions, name: string): void {
  if (name === 'toggle') actions.toggle();
  else if (name === 'step') actions.step();
  else if (name === 'back') actions.stepBack();
  else if (name === 'reset') actions.reset();
  else if (name === 'describe') actions.describe();
  else if (name === 'leave') actions.leave();
}
