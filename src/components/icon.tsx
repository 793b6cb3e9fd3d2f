import type { IconNode } from 'lucide';
import { createElement } from 'react';

/** The lines of an icon, as `icons.ts` has them, on a square of 24 × 24. */
export type IconShape = IconNode;

interface IconProps {
  of: IconShape;
  /** In px. */
  size: number;
  className?: string;
}

/** An icon. It says nothing: what it means stands beside it, or names the button that it is in. */
export function Icon({ of: shape, size, className = '' }: IconProps) {
  return (
    <svg className={`icon ${className}`.trimEnd()} width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      {shape.map(([tag, attributes], at) => createElement(tag, { key: at, ...attributes }))}
    </svg>
  );
}
