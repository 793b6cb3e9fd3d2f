import { Picture, type PictureProps } from './picture';

/** Width of the text on a phone in px: smaller pictures are shown at full size everywhere. */
const NARROWEST = 360;

/** A picture that links to its largest file if a phone shows it smaller; `usePictures` opens it in a dialog. */
export function ZoomPicture(props: PictureProps) {
  if (props.picture.width <= NARROWEST) return <Picture {...props} />;
  return (
    <a className="zoom-picture" href={props.picture.images.fallback?.src}>
      <Picture {...props} />
    </a>
  );
}
