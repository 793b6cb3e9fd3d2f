import { Picture, type PictureProps } from './picture';

/** Width of the text column in px: smaller pictures are already shown at full size. */
const TEXT_COLUMN = 45 * 17;

/** A picture that links to its largest file if it is shown smaller; `useZoom` opens it in a dialog. */
export function ZoomPicture(props: PictureProps) {
  if (props.picture.width <= TEXT_COLUMN) return <Picture {...props} />;
  return (
    <a className="zoom-picture" href={props.picture.images.fallback?.src}>
      <Picture {...props} />
    </a>
  );
}
