import { LIBRARY_NAMES } from '../messages/protocol';

/**
 * The script of a library that a scene requests by name, stored beside the player; empty if it is unknown or fails to load. The page loads it because
 * the frame cannot, so no address comes from a scene.
 */
export async function fetchLibrary(name: string, player: URL): Promise<string> {
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
