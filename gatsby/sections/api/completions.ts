import type { ApiMember, ApiSymbol, TextPart } from './model/model';

/** A completion in the editor of a scene. */
export interface Completion {
  readonly name: string;
  readonly kind: 'property' | 'method';
  /** Its type, or its parameters. */
  readonly detail: string;
  /** One sentence. */
  readonly info: string;
}

const method = (name: string, parameters: string, info: string): Completion => ({
  name,
  kind: 'method',
  detail: `(${parameters})`,
  info,
});

/** Names that belong to no class of the reference. A test compares them with the actual members. */
export const PLAYER: readonly Completion[] = [
  { name: 'grid', kind: 'property', detail: 'boolean', info: 'Whether a grid is drawn below the nodes.' },
  {
    name: 'speed',
    kind: 'property',
    detail: 'number',
    info: 'Speed of the run, 0.01–10: 1 makes 60 steps per second.',
  },
  method('show', 'rect', 'Says which part of the scene is seen, in metres.'),
  method('follow', 'node', 'Lets the view go with a node.'),
  method('attach', 'node, Script', 'Attaches a script to a node, or to the scene.'),
];

export const UTILS: readonly Completion[] = [
  method('radToDeg', 'angle', 'Radians as degrees.'),
  method('degToRad', 'angle', 'Degrees as radians.'),
  method('calculateDistance', 'a, b', 'The distance between two points in metres.'),
  method('calculateAngle', 'a, b', 'The direction from one point to another in radians.'),
  method('getDirectionVector', 'a, b', 'That direction as a vector of the length 1.'),
  method('createGraphics', '', 'An empty drawing surface.'),
  method('createLineStyle', 'width, color', 'The style of a line.'),
  method('createFillStyle', 'color', 'The style of a fill.'),
  method('drawStyledCircle', 'on, x, y, radius, line, fill', 'Draws a circle on a surface.'),
  method('drawStyledPolygon', 'on, points, line, fill', 'Draws a polygon on a surface.'),
  method('getContactWorldManifold', 'contact', 'Where two bodies touch, and in which direction.'),
  method('getContactImpulse', 'impulse', 'How strong a contact was.'),
  { name: 'PolygonHelper', kind: 'property', detail: 'object', info: 'Cleans outlines: processPolygon.' },
  method('fromTinyColor', 'color', 'A colour as a number.'),
  method('randomColor', '', 'Any colour, from the random numbers of the scene.'),
  method('randomNumber', 'min, max', 'A number, from the random numbers of the scene.'),
  method('getPointerState', 'scene', 'Where the pointer is, and which buttons are down.'),
  method('preloadTexture', 'url', 'Loads a picture before it is first shown.'),
  method('textureFromUrl', 'url', 'The picture at an address, loaded.'),
  method('createSprite', 'texture', 'A sprite with a picture.'),
  method('createSynth', 'preset', 'A promise of an instrument.'),
  method('importTone', '', 'A promise of Tone.js.'),
  method('importTinyGradient', '', 'A promise of tinygradient.'),
  method('importAnimeJS', '', 'A promise of anime.js.'),
];

/** Completions for scripts: members by class, including inherited ones, and those of `player` and `editor.utils`. */
export const completionsOf = (symbols: readonly ApiSymbol[]) => ({
  player: PLAYER,
  utils: UTILS,
  classes: Object.fromEntries(
    symbols
      .filter(({ nodeType }) => nodeType === 'ApiClass')
      .map(({ name, members }) => [name, members.filter(({ kind }) => kind !== 'CONSTRUCTOR').map(completionOf)]),
  ),
});

function completionOf({ name, kind, type, parameters, description }: ApiMember): Completion {
  const isMethod = kind === 'METHOD';
  const detail = isMethod
    ? `(${parameters.map(({ name: parameter, isOptional }) => parameter + (isOptional ? '?' : '')).join(', ')})`
    : textOf(type);
  return { name, kind: isMethod ? 'method' : 'property', detail, info: firstSentence(description) };
}

const textOf = (parts: readonly TextPart[]): string => parts.map(({ text }) => text).join('');

function firstSentence(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .trim();
  return /^.*?[.:;](?=\s|$)/s.exec(text)?.[0].replace(/\s+/g, ' ') ?? text;
}
