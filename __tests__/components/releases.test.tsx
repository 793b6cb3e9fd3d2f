import { render, screen } from '@testing-library/react';
import { Releases } from '../../src/components/community/releases';

const release = { month: '2025-11', added: ['Gears'], changed: [], fixed: ['`Node.destroy` twice', 'Springs'] };

test('has an anchor and a heading for each month', () => {
  render(<Releases releases={[release, { ...release, month: '2025-10' }]} />);
  const months = screen.getAllByRole('heading', { level: 2 });
  expect(months.map(({ id, textContent }) => [id, textContent])).toEqual([
    ['2025-11', 'November 2025'],
    ['2025-10', 'October 2025'],
  ]);
  expect(screen.getByText('November 2025')).toHaveAttribute('datetime', '2025-11');
});

test('has a list only for each existing kind of change, in which backticks are code', () => {
  render(<Releases releases={[release]} />);
  const textsOf = (role: string, level?: number) =>
    screen.getAllByRole(role, level ? { level } : {}).map(({ textContent }) => textContent);
  expect(textsOf('heading', 3)).toEqual(['Added', 'Fixed']);
  expect(textsOf('list')).toHaveLength(2);
  expect(textsOf('listitem')).toEqual(['Gears', 'Node.destroy twice', 'Springs']);
  expect(screen.getByText('Node.destroy').tagName).toBe('CODE');
});
