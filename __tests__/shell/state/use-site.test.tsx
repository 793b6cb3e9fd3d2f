import { renderHook } from '@testing-library/react';
import { useSite } from '../../../src/shell/state/use-site';
import { setStaticData } from '../../support/gatsby';

test('names the file to check if there are no settings', () => {
  jest.spyOn(console, 'error').mockImplementation();
  setStaticData({ site: { siteMetadata: null } });
  expect(() => renderHook(useSite)).toThrow('content/site.yml');
});
