import { act } from '@testing-library/react';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Interactive } from '../../../src/shell/start/interactive';
import { useHydrated } from '../../../src/shell/start/use-hydrated';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const said = () => document.documentElement.dataset['hasHydrated'];
let saidWithFirstEffects: string | undefined;

function Page() {
  const isHydrated = useHydrated();
  useEffect(() => {
    saidWithFirstEffects = said();
  }, []);
  return <button disabled={!isHydrated}>Run</button>;
}

const page = (
  <>
    <Interactive />
    <Page />
  </>
);

test('a page is marked as interactive once its buttons have been rendered as such', () => {
  const container = document.body.appendChild(document.createElement('main'));
  container.innerHTML = renderToString(page);
  expect(container.querySelector('button')).toBeDisabled();
  expect(said()).toBeUndefined();

  act(() => void hydrateRoot(container, page));
  expect(container.querySelector('button')).toBeEnabled();
  expect(saidWithFirstEffects).toBeUndefined();
  expect(said()).toBe('true');
});
