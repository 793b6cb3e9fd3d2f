import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChunkError } from '../../src/components/content/chunk-error';

test.each([
  [new Error('Loading chunk 7 failed.'), 'Error: Loading chunk 7 failed.'],
  ['no network', 'no network'],
])('reports %s at once', (error, text) => {
  render(<ChunkError error={error} onRetry={jest.fn()} />);
  expect(screen.getByRole('alert')).toHaveTextContent(text);
});

test('tries again on request', async () => {
  const onRetry = jest.fn();
  render(<ChunkError error="no network" onRetry={onRetry} />);
  expect(onRetry).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
