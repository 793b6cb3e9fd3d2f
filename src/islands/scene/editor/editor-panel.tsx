import { OnDemand } from '../../on-demand';
import type { EditorProps } from './editor';

const LINE_HEIGHT = 1.35;
const FEWEST_LINES = 10;
const MOST_LINES = 24;
/** Height of buttons, hint and borders around the lines, in rem. */
const AROUND = 7;

/** Height for the original code and a few more lines, so that nothing moves when the editor loads or text is typed. */
function heightFor(code: string): string {
  const lines = Math.min(Math.max(code.split('\n').length + 3, FEWEST_LINES), MOST_LINES);
  return `${(lines * LINE_HEIGHT + AROUND).toFixed(2)}rem`;
}

const load = () => import('./editor');

/** The editor, loaded when first opened, in a container of its final size. */
export function EditorPanel(props: EditorProps) {
  return (
    <div className="live-scene-editor" style={{ height: heightFor(props.original) }}>
      <OnDemand load={load} props={props} loading={<p role="status">Loading the editor …</p>} />
    </div>
  );
}
