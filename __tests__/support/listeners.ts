/** Removes, after each test, the listeners that its modules have added to window and document. */
export function forgetListeners(): void {
  let ends: (() => void)[] = [];

  beforeEach(() => {
    for (const target of [window, document]) {
      const listen = target.addEventListener.bind(target);
      target.addEventListener = (
        type: string,
        listener: EventListenerOrEventListenerObject,
        options?: boolean | AddEventListenerOptions,
      ) => {
        listen(type, listener, options);
        ends.push(() => target.removeEventListener(type, listener, options));
      };
    }
  });

  afterEach(() => {
    for (const end of ends) end();
    ends = [];
    for (const target of [window, document]) Reflect.deleteProperty(target, 'addEventListener');
  });
}
