/**
 * Spies on page loads, which jsdom does not perform. The methods of `location` cannot be replaced, but those of its implementation can, which jsdom
 * stores under a symbol.
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
