import type { SceneSession } from '../page/session';
import type { SceneState } from '../page/scene-state';
import { withUnit } from '../messages/parameter';
import { element } from '@physics-editor/lib/element';
import { ParameterView } from './parameter-view';

/** Shows the controls of a scene below its stage, and keeps them up to date. */
export function showControls(session: SceneSession, place: HTMLElement): void {
  const run = button('Run', () => session.toggle());
  const time = element('span', { className: 'time' });
  time.setAttribute('role', 'timer');
  const bar = element(
    'div',
    { className: 'bar' },
    run,
    button('Step', () => session.step()),
    button('Reset', () => session.reset()),
    time,
  );
  bar.setAttribute('role', 'group');
  bar.setAttribute('aria-label', 'Controls of the scene');
  const failure = element('p', { className: 'failure' });
  failure.setAttribute('role', 'alert');
  const note = element('p', { className: 'note' });
  note.setAttribute('role', 'status');
  const readouts = element('dl');
  const parameters = new ParameterView(session);
  place.replaceChildren(bar, failure, note, readouts, parameters.place);

  const show = (): void => {
    const state = session.getState();
    setText(run, state.isRunning ? 'Pause' : 'Run');
    setText(time, state.phase === 'loading' ? 'Loading …' : `${state.time.toFixed(2)} s`);
    setText(failure, failureText(state));
    setText(note, state.note || state.description);
    readouts.replaceChildren(
      ...state.readouts.map(({ type, name, text, unit }) => {
        const value = type === 'fault' ? `Error: ${text}` : withUnit(text, unit);
        return element('div', {}, element('dt', {}, name), element('dd', {}, value));
      }),
    );
    parameters.show(state.parameters);
  };
  session.subscribe(show);
  show();
}

const button = (label: string, onclick: () => void): HTMLButtonElement =>
  element('button', { type: 'button', onclick }, label);

/** Sets a text that changes, so that nothing is announced twice. */
function setText(of: HTMLElement, text: string): void {
  if (of.textContent !== text) of.textContent = text;
}

const failureText = ({ failure }: SceneState): string => {
  if (!failure) return '';
  return failure.line > 0 ? `Line ${failure.line}: ${failure.message}` : failure.message;
};
