import { placeBeside } from '../../src/previews/place';

const VIEW = { width: 400, height: 300 };
const POPUP = { width: 200, height: 100 };
const link = (left: number, top: number) => ({ left, top, bottom: top + 20 });

test.each([
  ['below its link', link(50, 50), POPUP, { left: 50, top: 76 }],
  ['above it where there is no room below', link(50, 200), POPUP, { left: 50, top: 94 }],
  ['left of the right edge', link(350, 50), POPUP, { left: 192, top: 76 }],
  ['right of the left edge', link(-20, 50), POPUP, { left: 8, top: 76 }],
  ['over it where there is room on neither side', link(50, 150), { width: 200, height: 200 }, { left: 50, top: 92 }],
  ['at the top if it is too high', link(50, 150), { width: 200, height: 400 }, { left: 50, top: 8 }],
  ['at the left if it is too wide', link(50, 50), { width: 600, height: 100 }, { left: 8, top: 76 }],
])('a preview is %s', (_, box, size, expected) => {
  expect(placeBeside(box, size, VIEW)).toEqual(expected);
});
