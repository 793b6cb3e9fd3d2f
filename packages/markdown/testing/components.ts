import { createElement, type ReactNode } from 'react';
import type { Components } from '../src/to-html';

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };

/** A component that shows what it is given: an element of this name, with a property that is not text as JSON, and a picture as its address. */
const shown =
  (name: string) =>
  ({ children, ...properties }: Props): ReactNode => {
    const texts = Object.entries(properties).map(([key, value]) => [key, textOf(value)] as const);
    return createElement(name, Object.fromEntries(texts), children);
  };

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const json = JSON.stringify(value);
  return /^\{.*"layout".*"src":"([^"]*)"/.exec(json)?.[1] ?? json;
}

const NAMES = ['Figure', 'Diagram', 'LiveScene', 'Tabs', 'TabItem', 'Callout'];
const WRITTEN = [
  ...[
    'animation',
    'code',
    'diagram-parts',
    'drawing',
    'film',
    'formula',
    'live-scene',
    'picture',
    'youtube',
    'zoom-picture',
  ],
];

/** Components that show what a text passes to those of a site. */
export const plainComponents: Components = Object.fromEntries([
  ...NAMES.map((name) => [name, shown(`content-${name.toLowerCase()}`)] as const),
  ...WRITTEN.map((name) => [`content-${name}`, shown(`content-${name}`)] as const),
]);
