import type { IconNode } from 'lucide';
import { createElement } from 'react';

/** The paths of an icon on a 24 × 24 grid, as in `icons.ts`. */
export type IconShape = IconNode;

interface IconProps {
  of: IconShape;
  /** In px. */
  size: number;
  className?: string;
}

/** A decorative icon: its meaning is in the text beside it or in the name of its button. */
export function Icon({ of: shape, size, className = '' }: IconProps) {
  return (
    <svg className={`icon ${className}`.trimEnd()} width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      {shape.map(([tag, attributes], at) => createElement(tag, { key: at, ...attributes }))}
    </svg>
  );
}
