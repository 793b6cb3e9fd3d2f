import { readVisit } from '../../src/offline';

const visit = { type: 'visit', build: 'a', page: 'https://site.example/docs', files: ['https://site.example/app.js'] };

test('a visit is read as it was sent', () => {
  expect(readVisit(visit)).toEqual(visit);
});

test.each([
  undefined,
  null,
  'visit',
  {},
  { ...visit, type: 'other' },
  { ...visit, build: undefined },
  { type: 'visit', page: visit.page, files: visit.files },
  { type: 'visit', build: visit.build, files: visit.files },
  { ...visit, page: 1 },
  { ...visit, files: 'https://site.example/' },
  { ...visit, files: [...visit.files, 'no address'] },
  { ...visit, files: [visit.files] },
])('%j is not a visit', (data) => {
  expect(readVisit(data)).toBeUndefined();
});
