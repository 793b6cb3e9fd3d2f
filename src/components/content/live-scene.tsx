import type { ReactNode } from 'react';
import { islandAttributes } from '../../islands/attributes';
import { Icon } from '../icon';
import { Play } from '../icons';
import { Picture, type PictureProps } from './picture';

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
  /** Shows the listing initially. */
  isOpen?: boolean;
  /** The listing, from which the island reads the code. */
  children?: ReactNode;
}

/** A scene that runs on request. Without script and in print: its poster, title and code. */
export function LiveScene(props: LiveSceneProps) {
  const { id, title, alt, width = 720, height, picture, eager = false, isOpen = false, children } = props;
  return (
    <figure className="live-scene" id={id} aria-label={title} {...islandAttributes('scene', { id, title })}>
      <figcaption>{title}</figcaption>
      <div className="live-scene-stage" style={{ aspectRatio: `${width} / ${height}` }}>
        <Picture picture={picture} alt={alt} eager={eager} />
        <button type="button" className="live-scene-start" data-island-start aria-label={`Run: ${title}`}>
          <Icon of={Play} size={28} />
        </button>
      </div>
      <div className="live-scene-controls" data-island-root>
        <p className="live-scene-rest">Live scene</p>
      </div>
      <details className="live-scene-code" open={isOpen}>
        <summary>Code of the scene</summary>
        {children}
      </details>
    </figure>
  );
}
