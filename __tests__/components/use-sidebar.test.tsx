import { renderHook } from '@testing-library/react';
import { useSidebar } from '../../src/components/docs/use-sidebar';

test('says which sidebars there are when a name is wrong', () => {
  jest.spyOn(console, 'error').mockImplementation();
  expect(() => renderHook(() => useSidebar('communty'))).toThrow(
    /Can't find any sidebar with id "communty".*tutorialSidebar, community/,
  );
});
