import type { ReactNode } from 'react';
import { Icon } from '../icon';
import { Play } from '../icons';
import { Picture, type PictureProps } from './picture';

interface StillProps {
  /** What it leads to, without scripts as well. */
  href: string;
  /** What it shows. */
  label: string;
  /** Address of the page to show in its place; otherwise, the target is an animation. */
  frame?: string;
  children: ReactNode;
}

/** A still with a play sign, in whose place `play` shows what it stands for. */
function Still({ href, label, frame, children }: StillProps) {
  return (
    <a className="still" href={href} data-frame={frame} aria-label={`Play: ${label}`}>
      {children}
      <Icon of={Play} size={24} />
    </a>
  );
}

/** A picture that moves: its first frame, until somebody plays it. */
export function Animation({ animation, ...picture }: PictureProps & { animation: string }) {
  return (
    <Still href={animation} label={picture.alt}>
      <Picture {...picture} />
    </Still>
  );
}

interface YouTubeProps {
  id: string;
  title: string;
  /** Its address on YouTube. */
  url: string;
  /** A picture of the site; without one, a plain ground. */
  picture?: PictureProps['picture'];
}

/** A film on YouTube, from which nothing is loaded before somebody plays it. */
export function YouTube({ id, title, url, picture }: YouTubeProps) {
  return (
    <figure className="figure" aria-label={title}>
      <div className="figure-body">
        <Still href={url} label={title} frame={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}>
          {picture && <Picture picture={picture} alt="" />}
        </Still>
      </div>
      <figcaption>
        {title} <small>(Play loads it from youtube-nocookie.com, which then knows your address.)</small>
      </figcaption>
    </figure>
  );
}
