import { useState } from 'react';
import { initialText, toggleText, withUnit, type Parameter, type ParameterOf } from '@physics-editor/player/messages/parameter';
import type { SceneSession } from '@physics-editor/player/page/session';

interface ParameterControlsProps {
  parameters: readonly Parameter[];
  /** The scene that they control; without it, they are disabled. */
  session?: SceneSession;
}

/** The controls of a scene's parameters. Their size does not depend on their values. */
export function ParameterControls({ parameters, session }: ParameterControlsProps) {
  const buttons = parameters.filter(({ type }) => type === 'button');
  const values = parameters.filter((parameter) => parameter.type !== 'button');
  const isChanged = values.some((parameter) => parameter.text !== initialText(parameter));
  return (
    <fieldset className="live-scene-parameters" aria-label="Parameters of the scene" disabled={!session}>
      {values.map((parameter) => (
        <Control key={parameter.key} parameter={parameter} onText={(text) => session?.setValue(parameter, text)} />
      ))}
      <div className="live-scene-parameter-buttons">
        {buttons.map((button) => (
          <button key={button.key} type="button" className="button" onClick={() => session?.press(button)}>
            {button.name}
          </button>
        ))}
        {values.length > 0 && (
          <button type="button" className="button button-quiet" disabled={!isChanged} onClick={() => session?.resetValues()}>
            Initial values
          </button>
        )}
      </div>
    </fieldset>
  );
}

interface ControlProps<Of extends Parameter> {
  parameter: Of;
  onText: (text: string) => void;
}

function Control({ parameter, onText }: ControlProps<Exclude<Parameter, { type: 'button' }>>) {
  if (parameter.type === 'number') return <NumberControl parameter={parameter} onText={onText} />;
  return (
    <label className="live-scene-parameter">
      <span>{parameter.name}</span>
      {parameter.type === 'choice' && (
        <select value={parameter.text} onChange={({ target }) => onText(target.value)}>
          {parameter.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
      {parameter.type === 'toggle' && (
        <input
          type="checkbox"
          checked={parameter.text === toggleText(true)}
          onChange={({ target }) => onText(toggleText(target.checked))}
        />
      )}
      {parameter.type === 'color' && (
        <input type="color" value={`#${parameter.text}`} onChange={({ target }) => onText(target.value.slice(1))} />
      )}
    </label>
  );
}

/** A slider, and a field for the same number, which takes what is typed once it is within the range or complete. */
function NumberControl({ parameter, onText }: ControlProps<ParameterOf<'number'>>) {
  const { name, min, max, step, unit, text } = parameter;
  const [typed, setTyped] = useState<string>();
  const range = { min, max, step };
  const onTyped = (value: string) => {
    setTyped(value);
    if (value !== '' && Number(value) >= min && Number(value) <= max) onText(value);
  };
  const complete = () => {
    // The player brings a number into the range and says so; an empty field has the last value again.
    if (typed !== undefined && typed !== '' && typed !== text) onText(typed);
    setTyped(undefined);
  };
  return (
    <div className="live-scene-parameter">
      <label>
        <span>{name}</span>
        <input
          type="range"
          {...range}
          value={text}
          aria-valuetext={withUnit(text, unit)}
          onChange={({ target }) => onText(target.value)}
        />
      </label>
      <span className="live-scene-parameter-number">
        <input
          type="number"
          {...range}
          step="any"
          value={typed ?? text}
          aria-label={unit === '' ? name : `${name} in ${unit}`}
          onChange={({ target }) => onTyped(target.value)}
          onBlur={complete}
          onKeyDown={({ key }) => {
            if (key === 'Enter') complete();
          }}
        />
        <span aria-hidden>{unit}</span>
      </span>
    </div>
  );
}
