/**
 * Runs the script of a library, which declares a variable of its name, and returns the value of that variable.
 * @throws Error if there is no script, or it is not that of the library
 */
export function loadLibrary(name: string, script: string): object {
  if (script === '') throw new Error(`The library "${name}" cannot be loaded.`);
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the player's own bundle, received as text
  const library: unknown = new Function(`${script}\nreturn ${name};`)();
  if (typeof library !== 'object' || library === null)
    throw new Error(`The library "${name}" is not what it should be.`);
  return library;
}
