import { createEvent, fireEvent } from '@testing-library/react';

/** Clicks an element. Returns whether the default action was left to the browser; it is then prevented, as jsdom cannot navigate. */
export function follow(target: Element, click: MouseEventInit = {}): boolean {
  let isLeft = false;
  const stop = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stop, { once: true });
  fireEvent(target, createEvent.click(target, { button: 0, ...click }));
  return isLeft;
}
