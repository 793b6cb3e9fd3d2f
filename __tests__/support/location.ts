/**
 * Watches what loads a page afresh, which jsdom does not. The functions of `location` cannot be replaced, but the object behind it, which jsdom
 * keeps under a symbol, can. To be ended by `jest.restoreAllMocks()`.
 */
export function watchPageLoads() {
  const [behind] = Object.getOwnPropertySymbols(location);
  if (!behind) throw new Error('jsdom keeps its location elsewhere.');
  const actual: Pick<Location, 'replace' | 'reload'> & { assign: (url: string) => void } = Reflect.get(
    location,
    behind,
  );
  return {
    assign: jest.spyOn(actual, 'assign').mockImplementation(),
    replace: jest.spyOn(actual, 'replace').mockImplementation(),
    reload: jest.spyOn(actual, 'reload').mockImplementation(),
  };
}
