import { SceneError } from '@physics-editor/runtime/core/scene-error';
import { quoted } from '@physics-editor/lib/scenes/hidden-characters';
import { isOf } from '../messages/message-shapes';
import { MOST_PARAMETERS, PARAMETERS, colorText, toggleText, type Parameter } from '../messages/parameter';
import { LONGEST_TEXT } from '../messages/protocol';
import { readChoice, readColor, readNumber, readToggle, type Reading } from '../messages/value-text';

/** Option of `player.choice`, `player.toggle` and `player.color`: a listener for changes. */
export interface ChangeOption<Value> {
  /** Called with each new value while the scene runs on; without it, a new value restarts the scene. */
  readonly onChange?: ((value: Value) => void) | undefined;
}

/** Options of `player.number`. */
export interface NumberOptions extends ChangeOption<number> {
  readonly min: number;
  readonly max: number;
  /** Increment of the values that the reader can set, counted from `min`; by default, a hundredth of the range. */
  readonly step?: number;
  /** Unit to display after the number. */
  readonly unit?: string;
}

interface Declared {
  parameter: Parameter;
  /** Takes a new value, or the press of a button; returns why it is not used as it is. */
  readonly take: (text: string) => string | undefined;
}

/** What the code of a scene lets its reader change, with the values that the reader has set. */
export class Parameters {
  private readonly declared = new Map<string, Declared>();
  private readonly problems: string[] = [];

  /** @param texts - texts of the values that the reader has set, by key */
  constructor(private readonly texts: ReadonlyMap<string, string> = new Map()) {}

  /** All parameters, in the order of their declaration. */
  get all(): readonly Parameter[] {
    return Array.from(this.declared.values(), ({ parameter }) => parameter);
  }

  /** Why values of the reader are not used as they are; empty if they are. */
  get note(): string {
    const unknown = [...this.texts.keys()].filter((key) => !this.declared.has(key));
    return [...this.problems, ...unknown.map((key) => `This scene has no parameter ${quoted(key)}.`)]
      .join(' ')
      .slice(0, LONGEST_TEXT);
  }

  /** Passes a new value, or the press of a button, to the running scene. Returns why the value is not used as it is. */
  take(key: string, text: string): string | undefined {
    return this.declared.get(key)?.take(text);
  }

  number(name: string, initial: number, options: Partial<NumberOptions> = {}): number {
    const { min = NaN, max = NaN, step = (max - min) / 100, unit = '', onChange } = options;
    const common = this.commonOf('number', name, onChange);
    if (!(Number.isFinite(max - min) && max > min)) {
      throw new SceneError(`player.number: "${name}" needs a range, such as { min: 0, max: 10 }.`);
    }
    if (!(initial >= min && initial <= max)) {
      throw new SceneError(`player.number: "${name}" is ${String(initial)}, outside its range from ${min} to ${max}.`);
    }
    if (!(step > 0 && step <= max - min)) {
      throw new SceneError(`player.number: "${name}" cannot change from ${min} to ${max} in steps of ${String(step)}.`);
    }
    const parameter = { type: 'number', ...common, initial, min, max, step, unit } as const;
    return this.declare(parameter, readNumber, String, onChange);
  }

  choice(name: string, options: readonly string[], { onChange }: ChangeOption<string> = {}): string {
    const common = this.commonOf('choice', name, onChange);
    const [initial] = options;
    const areTexts = options.every((option) => typeof option === 'string');
    if (initial === undefined || options.length < 2 || new Set(options).size < options.length || !areTexts) {
      throw new SceneError(`player.choice: "${name}" needs two or more different texts to choose from.`);
    }
    const parameter = { type: 'choice', ...common, initial, options: [...options] } as const;
    return this.declare(parameter, readChoice, String, onChange);
  }

  toggle(name: string, initial: boolean, { onChange }: ChangeOption<boolean> = {}): boolean {
    const parameter = { type: 'toggle', ...this.commonOf('toggle', name, onChange), initial } as const;
    return this.declare(parameter, readToggle, toggleText, onChange);
  }

  color(name: string, initial: number, { onChange }: ChangeOption<number> = {}): number {
    const common = this.commonOf('color', name, onChange);
    if (!Number.isInteger(initial) || initial < 0 || initial > 0xffffff) {
      throw new SceneError(`player.color: "${name}" cannot start as ${String(initial)}; 0xff0000 is red.`);
    }
    const parameter = { type: 'color', ...common, initial } as const;
    return this.declare(parameter, readColor, colorText, onChange);
  }

  button(name: string, press: () => void): void {
    const common = this.commonOf('button', name, press);
    if (!common.isLive) throw new SceneError(`player.button: "${name}" needs a function to call.`);
    const take = () => {
      press();
      return undefined;
    };
    this.declared.set(common.key, { parameter: { type: 'button', ...common, text: '' }, take });
  }

  /** Adds a parameter, whose values `read` and `write` convert from and to texts. Returns that of the reader, or the initial one. */
  private declare<Value, Of extends DistributiveOmit<Parameter, 'text'> & { readonly initial: Value }>(
    parameter: Of,
    read: (parameter: Of, text: string) => Reading<Value>,
    write: (value: Value) => string,
    onChange: ChangeOption<Value>['onChange'],
  ): Value {
    for (const [field, kind] of Object.entries(PARAMETERS[parameter.type])) {
      const given: unknown = Reflect.get(parameter, field);
      if (field !== 'text' && !isOf(kind, given)) {
        throw new SceneError(
          `player.${parameter.type}: "${parameter.name}" needs a ${kind} as ${field}, not ${String(given)}.`,
        );
      }
    }
    const text = this.texts.get(parameter.key);
    const { value, problem } = text === undefined ? { value: parameter.initial } : read(parameter, text);
    if (problem !== undefined) this.problems.push(problem);
    const declared: Declared = {
      parameter: { ...parameter, text: write(value) },
      take: (next) => {
        const reading = read(parameter, next);
        declared.parameter = { ...parameter, text: write(reading.value) };
        onChange?.(reading.value);
        return reading.problem;
      },
    };
    this.declared.set(parameter.key, declared);
    return value;
  }

  private commonOf(method: string, name: unknown, onChange: unknown) {
    const key = typeof name === 'string' ? keyOf(name) : '';
    if (typeof name !== 'string' || key === '') {
      throw new SceneError(`player.${method} needs a name with letters or digits, not ${String(name)}.`);
    }
    if (this.declared.has(key)) throw new SceneError(`player.${method}: there is a parameter "${name}" already.`);
    if (this.declared.size === MOST_PARAMETERS)
      throw new SceneError(`A scene has at most ${MOST_PARAMETERS} parameters.`);
    if (onChange !== undefined && typeof onChange !== 'function') {
      throw new SceneError(`player.${method}: what "${name}" calls must be a function.`);
    }
    return { name, key, isLive: onChange !== undefined };
  }
}

type DistributiveOmit<Of, Key extends PropertyKey> = Of extends unknown ? Omit<Of, Key> : never;

/** The name of a parameter in addresses: letters and digits in lower case, with hyphens between words. */
const keyOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
