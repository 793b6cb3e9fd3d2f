import { Callout } from './callout';
import { Code } from './code';
import { ContentLink } from './content-link';
import { DiagramParts, Drawing } from './diagram';
import { Figure } from './figure';
import { Film } from './film';
import { Formula } from './formula';
import { LiveScene } from './live-scene/live-scene';
import { Picture } from './picture';
import { Animation, YouTube } from './still';
import { Table } from './table';
import { TabItem, Tabs } from './tabs';
import { ZoomPicture } from './zoom-picture';

/** Components that render the elements of a text. Writers can use the first five by name. */
export const contentComponents = {
  Figure,
  Diagram: Figure,
  LiveScene,
  Tabs,
  TabItem,
  Callout,
  a: ContentLink,
  table: Table,
  'content-animation': Animation,
  'content-code': Code,
  'content-diagram-parts': DiagramParts,
  'content-drawing': Drawing,
  'content-film': Film,
  'content-formula': Formula,
  'content-live-scene': LiveScene,
  'content-picture': Picture,
  'content-youtube': YouTube,
  'content-zoom-picture': ZoomPicture,
};
