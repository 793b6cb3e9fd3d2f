import type { Node } from '@takumi-rs/core';
import type { Fonts } from './fonts';

/** The background of all cards: graph paper with a pendulum at several moments, and the ground. */
export const BACKDROP_FILE = 'packages/publish/src/cards/backdrop.svg';

/** Size in px, as social networks expect. */
export const [WIDTH, HEIGHT] = [1200, 630];

/** Tokens of the light mode, as in `backdrop.svg`: cards appear on other sites, whose colours are unknown. */
export const COLOURS = { raised: '#fffdf8', line: '#d8cfbb', ink: '#1d2433', soft: '#545b6b', accent: '#b93a12' };

/** The texts on a page's card. */
export interface Card {
  /** The part of the site that contains the page. */
  readonly section: string;
  readonly title: string;
  readonly description: string;
  readonly site: string;
}

/** Image ids of the background, the site's logo and the page's picture in the layout tree. */
export const [BACKDROP, MARK, PICTURE] = ['backdrop', 'mark', 'picture'];

type Style = NonNullable<Node['style']>;
type Families = Fonts['families'];

const MARGIN = 80;
/** Width and height of the logo in px. */
export const MARK_SIZE = 52;
const PICTURE_WIDTH = 480;
const FRAME = 8;
const GAP = 48;
const WIDE = WIDTH - 2 * MARGIN;
const BESIDE_PICTURE = WIDE - PICTURE_WIDTH - 2 * FRAME - GAP;

/** Font sizes of titles in px, each with the longest title in characters that it is used for; a title too long for the last is cut. */
const TITLE_SIZES = [
  { most: 18, size: 108 },
  { most: 44, size: 84 },
  { most: Infinity, size: 66 },
];
const TITLE_SIZES_BESIDE_PICTURE = [
  { most: 30, size: 66 },
  { most: Infinity, size: 52 },
];

/** A text of at most that many lines; a name of the API contains no spaces to break at. */
const clamped = (lines: number): Style => ({
  lineClamp: lines,
  textOverflow: 'ellipsis',
  overflowWrap: 'anywhere',
});

/** The style of a title, in a size that suits its length. */
function titleStyle(title: string, families: Families, hasPicture: boolean): Style {
  const sizes = hasPicture ? TITLE_SIZES_BESIDE_PICTURE : TITLE_SIZES;
  return {
    ...clamped(3),
    fontFamily: families.display,
    fontSize: sizes.find(({ most }) => title.length <= most)?.size ?? 0,
    fontWeight: 650,
    lineHeight: 1.06,
    letterSpacing: '-0.01em',
    textWrap: 'balance',
  };
}

/** The layout tree of a card: logo at the top, words above the ground line. */
export function layOut({ section, title, description, site }: Card, families: Families, hasPicture: boolean): Node {
  const words = column({ gap: 18, width: hasPicture ? BESIDE_PICTURE : WIDE }, [
    text(section, {
      fontFamily: families.text,
      fontSize: 30,
      fontWeight: 650,
      color: COLOURS.accent,
      marginBottom: -6,
    }),
    text(title, titleStyle(title, families, hasPicture)),
    text(description, {
      ...clamped(hasPicture ? 3 : 2),
      fontFamily: families.text,
      fontSize: hasPicture ? 28 : 34,
      lineHeight: 1.35,
      color: COLOURS.soft,
    }),
  ]);
  return column(
    {
      justifyContent: 'space-between',
      width: WIDTH,
      height: HEIGHT,
      padding: `52px ${MARGIN}px 100px`,
      backgroundImage: `url(${BACKDROP})`,
      color: COLOURS.ink,
    },
    [
      row({ gap: 16 }, [
        { type: 'image', src: MARK, style: { width: MARK_SIZE, height: MARK_SIZE } },
        text(site, { fontFamily: families.display, fontSize: 38, fontWeight: 650 }),
      ]),
      row({ gap: GAP }, hasPicture ? [words, framedPicture()] : [words]),
    ],
  );
}

const text = (content: string, style: Style): Node => ({ type: 'text', text: content, style });

const row = (style: Style, children: Node[]): Node => ({
  type: 'container',
  style: { display: 'flex', alignItems: 'center', ...style },
  children,
});

const column = (style: Style, children: Node[]): Node => ({
  type: 'container',
  style: { display: 'flex', flexDirection: 'column', ...style },
  children,
});

const framedPicture = (): Node =>
  row(
    {
      padding: FRAME - 2,
      border: `2px solid ${COLOURS.line}`,
      borderRadius: 6,
      backgroundColor: COLOURS.raised,
    },
    [
      {
        type: 'image',
        src: PICTURE,
        style: { width: PICTURE_WIDTH, height: (PICTURE_WIDTH * 9) / 16, objectFit: 'contain' },
      },
    ],
  );
