const stubbed: [target: object, name: string, before: PropertyDescriptor | undefined][] = [];

/** Gives properties of an object other values until the end of the test, also those that jsdom lacks. */
export function stub(target: object, values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values)) {
    stubbed.push([target, name, Object.getOwnPropertyDescriptor(target, name)]);
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
}

afterEach(() => {
  for (const [target, name, before] of stubbed.splice(0).reverse()) {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  }
});
