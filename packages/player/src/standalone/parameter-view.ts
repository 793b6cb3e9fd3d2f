import type { SceneSession } from '../page/session';
import { toggleText, withUnit, type Parameter } from '../messages/parameter';
import { element } from '@physics-editor/lib/element';

/** A control of a parameter, and how it shows another value. */
interface Control {
  readonly row: HTMLElement;
  readonly show: (text: string) => void;
}

/** The controls of a scene's parameters, recreated when the scene declares others. */
export class ParameterView {
  readonly place = element('div', { className: 'parameters' });
  private controls: readonly Control[] = [];
  private declared = '';

  constructor(private readonly session: SceneSession) {}

  show(parameters: readonly Parameter[]): void {
    const declared = JSON.stringify(parameters, (key, value: unknown) => (key === 'text' ? undefined : value));
    if (declared !== this.declared) {
      this.declared = declared;
      this.controls = parameters.map((parameter) => controlOf(parameter, this.session));
      this.place.replaceChildren(...this.controls.map(({ row }) => row));
    }
    parameters.forEach(({ text }, at) => this.controls[at]?.show(text));
  }
}

function controlOf(parameter: Parameter, session: SceneSession): Control {
  const { name } = parameter;
  const set = (text: string): void => session.setValue(parameter, text);
  switch (parameter.type) {
    case 'number': {
      const { min, max, step, unit } = parameter;
      const output = element('output');
      const input = element('input', { type: 'range', min: `${min}`, max: `${max}`, step: `${step}` });
      input.addEventListener('input', () => set(input.value));
      const show = (text: string): void => {
        input.value = text;
        output.value = withUnit(text, unit);
        input.setAttribute('aria-valuetext', output.value);
      };
      return { row: element('label', {}, element('span', {}, name), input, output), show };
    }
    case 'choice': {
      const input = element('select', {}, ...parameter.options.map((option) => element('option', {}, option)));
      input.addEventListener('change', () => set(input.value));
      return { row: labelled(name, input), show: (text) => (input.value = text) };
    }
    case 'toggle': {
      const input = element('input', { type: 'checkbox' });
      input.addEventListener('change', () => set(toggleText(input.checked)));
      return { row: labelled(name, input), show: (text) => (input.checked = text === toggleText(true)) };
    }
    case 'color': {
      const input = element('input', { type: 'color' });
      input.addEventListener('input', () => set(input.value.slice(1)));
      return { row: labelled(name, input), show: (text) => (input.value = `#${text}`) };
    }
    case 'button': {
      const press = element('button', { type: 'button', onclick: () => session.press(parameter) }, name);
      return { row: press, show: () => undefined };
    }
  }
}

const labelled = (name: string, input: HTMLElement): HTMLElement =>
  element('label', {}, element('span', {}, name), input);
