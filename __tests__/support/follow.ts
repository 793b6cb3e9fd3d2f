import { createEvent, fireEvent } from '@testing-library/react';

/** Clicks something; tells whether the browser was left to act on it, which jsdom, that knows no other pages, is kept from. */
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
