import { libraryDigest, unrecordedReference } from '../src/read-reference';
import { readRecord } from '../src/record';

/** TypeDoc reads the library. */
const PATIENCE = 240_000;

test(
  'the record says of every member what the library does, inherited ones included; "npm run record" writes it anew',
  async () => {
    const root = process.cwd();
    const digest = libraryDigest(root);
    const { symbols } = await unrecordedReference(root, digest);
    expect(readRecord(root, digest)?.symbols).toEqual(symbols);
  },
  PATIENCE,
);

test('a record of another library is of no use', () => {
  expect(readRecord(process.cwd(), 'another')).toBeUndefined();
});
