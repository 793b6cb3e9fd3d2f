import { useLayoutEffect, useRef } from 'react';
import type { LogLine } from '@physics-editor/player/page/scene-state';

/** Console output of the scene. Stays scrolled to the end unless the reader has scrolled up. */
export function Log({ lines }: { lines: readonly LogLine[] }) {
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);

  useLayoutEffect(() => {
    if (list.current && isAtEnd.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines]);

  const onScroll = () => {
    const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = list.current ?? {};
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < 8;
  };
  return (
    <div
      ref={list}
      className="live-scene-log"
      role="log"
      aria-live="off"
      aria-label="Console of the scene"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the focus (WCAG 2.1.1)
      tabIndex={0}
      onScroll={onScroll}
    >
      {lines.map(({ key, level, text }) => (
        <p key={key} data-level={level}>
          {text}
        </p>
      ))}
    </div>
  );
}
