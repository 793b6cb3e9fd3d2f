import { renderHook } from '@testing-library/react';
import { usePreferredVersion } from '../../../src/shell/state/preferred-version';
import { setStaticData } from '../../support/gatsby';
import { blockStorage } from '../../support/storage';

const KEY = 'docs-preferred-version-default';

beforeEach(() => {
  localStorage.clear();
  setStaticData({
    allDocsVersion: {
      nodes: [
        { name: 'current', path: '/docs' },
        { name: '1.0', path: '/docs-1.0' },
      ],
    },
  });
});

test.each([
  ['/docs', null, 'current'],
  ['/docs/scripting/nodes', null, 'current'],
  ['/docs/faq', '1.0', 'current'],
  ['/docs-1.0/faq', 'current', '1.0'],
  ['/docs', 'dropped', 'current'],
  ['/blog', 'current', 'current'],
  ['/', '1.0', '1.0'],
  ['/', 'dropped', null],
  ['/docs-0.9/faq', 'dropped', null],
  ['/', null, null],
])('at %s where %j is stored leaves %j stored', (path, stored, expected) => {
  if (stored !== null) localStorage.setItem(KEY, stored);
  renderHook(() => usePreferredVersion(path));
  expect(localStorage.getItem(KEY)).toBe(expected);
});

test('follows the reader from page to page', () => {
  const { rerender } = renderHook(({ path }) => usePreferredVersion(path), { initialProps: { path: '/' } });
  expect(localStorage).toHaveLength(0);
  rerender({ path: '/docs-1.0' });
  expect(localStorage.getItem(KEY)).toBe('1.0');
});

test.each(['/docs', '/'])('works without storage at %s', (path) => {
  blockStorage();
  jest.spyOn(console, 'warn').mockImplementation();
  expect(() => renderHook(() => usePreferredVersion(path))).not.toThrow();
});
