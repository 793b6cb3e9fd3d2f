import { LIBRARY_NAMES } from '../../../player/messages/protocol';

/**
 * The script of a library that a scene asks for by its name, from beside the player; empty if there is none. The page loads it for the frame,
 * which may load nothing, so that no address comes from a scene.
 */
export async function fetchLibrary(name: string, player: string): Promise<string> {
  if (!LIBRARY_NAMES.some((known) => known === name)) return '';
  try {
    const response = await fetch(new URL(`${name}.js`, player));
    const isScript = response.ok && /javascript/.test(response.headers.get('content-type') ?? '');
    return isScript ? await response.text() : '';
  } catch (error) {
    console.warn(`The library "${name}" cannot be loaded.`, error);
    return '';
  }
}
