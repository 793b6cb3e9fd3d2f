import type { ReactNode } from 'react';
import { islandAttributes } from '../../islands/attributes';
import { Icon } from '../icon';
import { Play } from '../icons';
import { Picture, type PictureProps } from './picture';

interface LiveSceneProps {
  /** Id of the figure, the same in every build: the address of edited code names it. */
  id: string;
  title: string;
  /** What the poster shows. */
  alt: string;
  /** Size of the stage, whose proportions it keeps. */
  width?: number;
  height: number;
  /** The poster: the scene as it begins, or at its best. */
  picture: PictureProps['picture'];
  /** Load the poster at once: for one at the top of its page. */
  eager?: boolean;
  /** Show the listing from the start. */
  isOpen?: boolean;
  /** The listing. The island reads the code from it. */
  children?: ReactNode;
}

/** A scene that runs when the reader asks for it. Without script and on paper: its poster, its title and its code. */
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
