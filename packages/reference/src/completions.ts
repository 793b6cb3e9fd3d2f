import { withoutMarks } from './model/comments';
import { textOf, type ApiMember, type ApiSymbol } from './model/model';

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

/** The members of `editor.utils`, which is no class of the reference. A test compares them with the actual members. */
export const UTILS: readonly Completion[] = [
  method('radToDeg', 'angle', 'Converts radians to degrees.'),
  method('degToRad', 'angle', 'Converts degrees to radians.'),
  method('calculateDistance', 'a, b', 'Returns the distance between two points, in metres.'),
  method('calculateAngle', 'a, b', 'Returns the direction from a to b, in radians from −π to π.'),
  method('getDirectionVector', 'a, b', 'Returns the direction from a to b as a unit vector.'),
  method('createGraphics', '', 'Creates an empty drawing surface.'),
  method('createLineStyle', 'width, color', 'Creates an opaque line style; the default colour is black.'),
  method('createFillStyle', 'color', 'Creates an opaque fill style.'),
  method('drawStyledCircle', 'on, x, y, radius, line, fill', 'Draws a circle on a drawing surface.'),
  method('drawStyledPolygon', 'on, points, line, fill', 'Draws a polygon on a drawing surface.'),
  method('getContactWorldManifold', 'contact', 'Returns contact points and the normal from body A to B.'),
  method('getContactImpulse', 'impulse', 'Returns the impulses at each contact point, in newton seconds.'),
  { name: 'PolygonHelper', kind: 'property', detail: 'object', info: 'Cleans up outlines: processPolygon().' },
  method('fromTinyColor', 'color', 'Converts a tinycolor object or "#rrggbb" to a colour number.'),
  method('randomColor', '', 'Returns a random colour, using scene.random.'),
  method('randomNumber', 'min, max', 'Returns a random number in [min, max), using scene.random.'),
  method('getPointerState', 'scene', 'Returns the position of the pointer and the pressed buttons.'),
  method('preloadTexture', 'url', 'Loads an image before it is first shown; returns a promise.'),
  method('textureFromUrl', 'url', 'Loads the image at a URL; returns a promise of an image asset.'),
  method('createSprite', 'texture', 'Creates a sprite node with an image asset.'),
  method('createSynth', 'preset', 'Returns a promise of an instrument.'),
  method('importTone', '', 'Returns a promise of Tone.js.'),
  method('importTinyGradient', '', 'Returns a promise of tinygradient.'),
  method('importAnimeJS', '', 'Returns a promise of anime.js.'),
];

/** Completions for scripts: members by class, including inherited ones, and those of `player` and `editor.utils`. */
export const completionsOf = (symbols: readonly ApiSymbol[]) => ({
  player: symbols.filter(({ name }) => name === 'Player').flatMap(membersOf),
  utils: UTILS,
  classes: Object.fromEntries(
    symbols.filter(({ nodeType }) => nodeType === 'ApiClass').map((symbol) => [symbol.name, membersOf(symbol)]),
  ),
});

const membersOf = ({ members }: ApiSymbol): Completion[] =>
  members.filter(({ kind }) => kind !== 'CONSTRUCTOR').map(completionOf);

function completionOf({ name, kind, type, parameters, description }: ApiMember): Completion {
  const isMethod = kind === 'METHOD';
  const detail = isMethod
    ? `(${parameters.map(({ name: parameter, isOptional }) => parameter + (isOptional ? '?' : '')).join(', ')})`
    : textOf(type);
  return { name, kind: isMethod ? 'method' : 'property', detail, info: firstSentence(description) };
}

function firstSentence(markdown: string): string {
  const text = withoutMarks(markdown);
  return /^.*?[.:;](?=\s|$)/s.exec(text)?.[0].replace(/\s+/g, ' ') ?? text;
}
