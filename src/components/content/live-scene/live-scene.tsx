import type { ReactNode } from 'react';
import { islandAttributes } from '../../../islands/attributes';
import { Icon } from '../../icon';
import { Play } from '../../icons';
import type { Parameter } from '@physics-editor/player/messages/parameter';
import { ParameterControls } from './parameter-controls';
import type { Readout } from '@physics-editor/player/messages/readout';
import { ReadoutList } from './readout-list';
import { Picture, type PictureProps } from '../picture';

interface LiveSceneProps {
  /** Id of the figure, the same in every build, since links to edited code contain it. */
  id: string;
  title: string;
  /** What the poster shows. */
  alt: string;
  /** Stage size in px; its aspect ratio is fixed. */
  width?: number;
  height: number;
  /** The poster: a picture of the scene at a chosen moment. */
  picture: PictureProps['picture'];
  /** Loads the poster at once, for a scene at the top of its page. */
  eager?: boolean;
  /** What the reader can change, with the initial values, and read. */
  panel?: { readonly parameters: readonly Parameter[]; readonly readouts: readonly Readout[] } | undefined;
  /** What the page adds to the code of an example, in a line. */
  note?: string;
  /** Shows the listing initially. */
  isOpen?: boolean;
  /** The listing, from which the island reads the code. */
  children?: ReactNode;
}

/** A scene that runs on request. Without script and in print: its poster, title and code. */
export function LiveScene(props: LiveSceneProps) {
  const { id, title, alt, width = 720, height, picture, eager = false, note = '', isOpen = false, children } = props;
  const { parameters = [], readouts = [] } = props.panel ?? {};
  const islandProps = {
    ...{ id, title },
    ...(parameters.length > 0 && { parameters }),
    ...(readouts.length > 0 && { readouts }),
  };
  return (
    <figure className="live-scene" id={id} aria-label={title} {...islandAttributes('scene', islandProps)}>
      <figcaption>{title}</figcaption>
      <div className="live-scene-stage" style={{ aspectRatio: `${width} / ${height}` }}>
        <Picture picture={picture} alt={alt} eager={eager} />
        <button type="button" className="live-scene-start" data-island-start aria-label={`Run: ${title}`}>
          <Icon of={Play} size={24} />
        </button>
      </div>
      <div className="live-scene-controls" data-island-root="">
        <div className="live-scene-rest">
          <p>Run the scene, then pause it, step, or drag a body.</p>
          {readouts.length > 0 && (
            <div className="live-scene-readout-panel">
              <ReadoutList readouts={readouts} />
            </div>
          )}
          {parameters.length > 0 && <ParameterControls parameters={parameters} />}
        </div>
      </div>
      <details className="live-scene-code" open={isOpen}>
        <summary>Code of the scene</summary>
        {note !== '' && <p className="live-scene-note">{note}</p>}
        {children}
      </details>
    </figure>
  );
}

/** What only scripts can use in the static form of a scene. */
const FOR_SCRIPTS =
  /<button[^>]+data-island-start.*?<\/button>|<div class="live-scene-controls".*?(?=<details class="live-scene-code")/gs;

/** The HTML of a text for readers without scripts. */
export const withoutControls = (html: string): string => html.replace(FOR_SCRIPTS, '');
