import { dateField } from '../../../gatsby/sections/query';
import { noNodes } from '../../support/nodes';

test('a computed date is formatted as one of the node is, by the arguments of the query', async () => {
  const context = { nodeModel: noNodes };
  const originalResolver = jest.fn(() => '1 March 2025');
  const info = { fieldName: 'lastUpdated', originalResolver };
  const { resolve } = dateField(({ file }: { file: string }) => Promise.resolve(`${file} 2025-03-01`));
  const args = { formatString: 'D MMMM YYYY' };
  await expect(resolve({ file: 'faq.mdx' }, args, context, info)).resolves.toBe('1 March 2025');
  const source = { file: 'faq.mdx', lastUpdated: 'faq.mdx 2025-03-01' };
  expect(originalResolver).toHaveBeenCalledWith(source, args, context, info);
});
