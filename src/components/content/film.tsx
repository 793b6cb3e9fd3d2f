interface FilmProps {
  src: string;
  /** In px. */
  width: number;
  height: number;
  /** Address of the picture that is shown before it plays. */
  poster: string;
  /** Address of its captions, if there are any. */
  captions?: string | null;
  /** What it shows. */
  alt: string;
}

/** A film with the browser's controls. Until somebody plays it, only its poster is loaded. */
export function Film({ captions, alt, ...film }: FilmProps) {
  return (
    <video className="film" aria-label={alt} preload="none" controls muted playsInline {...film}>
      {captions && <track kind="captions" src={captions} srcLang="en" label="English" />}
    </video>
  );
}
