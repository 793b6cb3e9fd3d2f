import { Picture, type PictureProps } from './picture';

/** The text column in pixels: a picture no wider than that is shown in full. */
const TEXT_COLUMN = 45 * 17;

/** A picture that is a link to its largest file where it is shown smaller; `useZoom` opens it in a dialog. */
export function ZoomPicture(props: PictureProps) {
  if (props.picture.width <= TEXT_COLUMN) return <Picture {...props} />;
  return (
    <a className="zoom-picture" href={props.picture.images.fallback?.src}>
      <Picture {...props} />
    </a>
  );
}
