import { renderHook } from '@testing-library/react';
import { useDocsVersions, useSite } from '../../../src/shell/state/use-site';
import { setStaticData, settings } from '../../support/gatsby';

test('returns the settings', () => {
  expect(renderHook(useSite).result.current).toEqual(settings);
});

test('names the file to check if there are no settings', () => {
  const silence = jest.spyOn(console, 'error').mockImplementation();
  setStaticData({ site: { siteMetadata: null } });
  expect(() => renderHook(useSite)).toThrow('content/site.yml');
  silence.mockRestore();
});

test('returns the versions of the docs', () => {
  expect(renderHook(useDocsVersions).result.current).toEqual([{ name: 'current', path: '/docs' }]);
});
