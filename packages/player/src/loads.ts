let loads = 0;

/** Counts the loads of a scene. Returns the number of the new one. */
export const beginLoad = (): number => ++loads;

/** Whether no scene has been loaded since. */
export const isLatest = (load: number): boolean => load === loads;

/** A result that arrives only while the scene that has asked for it is there: code of a replaced scene does not go on. */
export const whileThere = async <Result>(work: Promise<Result>): Promise<Result> => {
  const load = loads;
  await work.catch(() => undefined);
  return isLatest(load) ? work : new Promise(() => undefined);
};

/** Makes `fetch` answer a scene only while it is there. */
export function guardFetch(target: Pick<typeof globalThis, 'fetch'>): void {
  const fetch = target.fetch.bind(target);
  target.fetch = (...request) => whileThere(fetch(...request));
}

/** Returns a function that deletes what code has added to `target` since: the global variables of a scene that is replaced. */
export function followGlobals(target: object): () => void {
  const own = new Set(Reflect.ownKeys(target));
  return () => {
    for (const name of Reflect.ownKeys(target)) if (!own.has(name)) Reflect.deleteProperty(target, name);
  };
}
