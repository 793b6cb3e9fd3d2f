import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab, isolateHistory } from '@codemirror/commands';
import { javascriptLanguage, localCompletionSource } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useId, useRef } from 'react';
import { completeApi } from './completions';
import { editorLook } from './editor-look';
import { failureMarks, markFailure } from './failure-mark';
import { hiddenCharacters } from './hidden-characters';
import type { Failure } from '@physics-editor/player/page/scene-state';
import { isSharedIn, sharedOrigin } from '../share/shared-origin';

export interface EditorProps {
  title: string;
  original: string;
  /** The initial code; afterwards the editor owns the text. */
  code: string;
  /** Whether the code comes from somebody else. */
  isShared: boolean;
  failure: Failure | undefined;
  onChange: (code: string, isShared: boolean) => void;
  onRun: () => void;
  /** The original code has been restored. */
  onReset: () => void;
  /** Focuses the editor, because the reader has opened it. */
  takesFocus: boolean;
  /** Id of the notice to read before running the code. */
  runHint: string | undefined;
}

const basics: Extension = [
  lineNumbers(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  history(),
  indentOnInput(),
  indentUnit.of('  '),
  EditorState.tabSize.of(2),
  bracketMatching(),
  closeBrackets(),
  javascriptLanguage,
  hiddenCharacters,
  autocompletion({ override: [completeApi, localCompletionSource], icons: false }),
  keymap.of([...closeBracketsKeymap, ...completionKeymap, indentWithTab, ...defaultKeymap, ...historyKeymap]),
  failureMarks,
  editorLook,
];

/** The editor for the code of a scene. */
export default function Editor(props: EditorProps) {
  const { title, original, code, isShared, failure, onChange, onRun, onReset, takesFocus, runHint } = props;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const hint = useId();
  const first = useRef({ title, code, isShared, takesFocus });
  const latest = useRef({ onChange, onRun });

  useEffect(() => {
    latest.current = { onChange, onRun };
  });

  useEffect(() => {
    const { title: name, code: doc, isShared: isDocShared, takesFocus: isOpened } = first.current;
    const run = () => {
      latest.current.onRun();
      return true;
    };
    const editor = new EditorView({
      doc,
      parent: place.current ?? document.createElement('div'),
      extensions: [
        keymap.of([{ key: 'Mod-Enter', run }]),
        basics,
        sharedOrigin(isDocShared),
        // Nothing that somebody else wrote may be outside the view.
        isDocShared ? EditorView.lineWrapping : [],
        EditorView.contentAttributes.of({ 'aria-label': `Code: ${name}`, 'aria-describedby': hint }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) latest.current.onChange(state.doc.toString(), isSharedIn(state));
        }),
      ],
    });
    view.current = editor;
    if (isOpened) editor.focus();
    return () => {
      view.current = null;
      editor.destroy();
    };
  }, [hint]);

  useEffect(() => view.current?.dispatch({ effects: markFailure.of(failure) }), [failure]);

  const restore = () => {
    const editor = view.current;
    // A separate change, so that undo restores the reader's code.
    editor?.dispatch({
      changes: { from: 0, to: editor.state.doc.length, insert: original },
      annotations: isolateHistory.of('full'),
    });
    onReset();
    editor?.focus();
  };
  return (
    <>
      <div ref={place} className="live-scene-code-area" />
      <div className="live-scene-editor-foot">
        <button type="button" className="button" onClick={onRun} aria-describedby={runHint}>
          Run code
        </button>
        <button type="button" className="button button-quiet" onClick={restore}>
          Reset code
        </button>
        <p id={hint}>
          <kbd>Tab</kbd> indents; <kbd>Esc</kbd>, then <kbd>Tab</kbd> leaves. <kbd>Ctrl</kbd>/<kbd>⌘</kbd>{' '}
          <kbd>Enter</kbd> runs.
        </p>
      </div>
    </>
  );
}
