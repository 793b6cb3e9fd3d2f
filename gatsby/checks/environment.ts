/** An id from the environment; undefined if there is none. It is written into every page, so it must have the form of one; throws if not. */
export function readId(variable: string, form: RegExp, example: string): string | undefined {
  const id = process.env[variable];
  if (!id) return undefined;
  if (!form.test(id)) throw new Error(`The environment variable ${variable} is "${id}"; an id looks like ${example}.`);
  return id;
}
