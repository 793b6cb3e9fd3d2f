import { useId } from 'react';
import { sitePath } from '@physics-editor/lib/addresses';
import { embedCode } from '@physics-editor/lib/scenes/embed';
import { copyText } from '../../copy-text';
import type { SceneState } from '@physics-editor/player/page/scene-state';
import type { SavedScene } from './scene-file';

interface EmbedCodeProps extends SavedScene {
  state: SceneState;
  /** Says what has been done. */
  say: (text: string) => void;
}

/** HTML that shows the scene in a page of the reader's, to be copied. */
export function EmbedCode({ id, title, stage, state: { isEdited, values }, say }: EmbedCodeProps) {
  const [fieldId, hintId] = [useId(), useId()];
  const site = location.origin + __PATH_PREFIX__;
  const [width = 16, height = 9] = stage.style.aspectRatio.split('/').map(Number);
  const page = sitePath(location.pathname);
  const code = embedCode({ site, id, title, page, ratio: width / height, values });
  const copy = async () =>
    say((await copyText(code)) ? 'HTML copied.' : 'The browser refuses to copy: select the text and copy it.');
  return (
    <div className="live-scene-embed">
      <label htmlFor={fieldId}>Embed</label>
      <span id={hintId}>
        {isEdited
          ? 'HTML for a page of your own: the original code, with your values'
          : 'HTML for a page of your own, with your values'}
      </span>
      <textarea
        id={fieldId}
        aria-describedby={hintId}
        readOnly
        rows={4}
        spellCheck={false}
        value={code}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <button type="button" className="button button-quiet" onClick={() => void copy()}>
        Copy HTML
      </button>
    </div>
  );
}
