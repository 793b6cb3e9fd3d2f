import { createSpeller } from '../../src/search/spelling';

const WORDS =
  'body colour color centre center metre mirroring mirror spring swing gravity grey grab neighbour behaviour four stop stepping move saving große muller friction mass';

test.each<[string, string[]]>([
  ['mirroring', ['mirroring']],
  ['Colors of a body', ['Colors of a body', 'colours of a body']],
  ['center of mass', ['center of mass', 'centre of mass']],
  ['gray', ['grey']],
  ['neighbors', ['neighbours']],
  ['behavior', ['behaviour']],
  ['for', ['for']],
  ['mirorring bodies', ['mirroring bodies']],
  ['sprign', ['spring']],
  ['sping', ['spring']],
  ['stopping', ['stopping']],
  ['moving', ['moving']],
  ['grvity', ['gravity']],
  ['grevity', ['gravity']],
  ['groesse', ['große']],
  ['Größe', ['Größe']],
  ['MÜLLER', ['MÜLLER']],
  ['grosse', ['große']],
  ['frictionless', ['frictionless']],
  ['zzyzxq', []],
  ['gravity zzyzxq', []],
  ['gra', ['gra']],
  ['xrab9 9.8 "C++"', ['xrab9 9.8 "C++"']],
])('of %j, %j is searched', (terms, spelled) => {
  expect(createSpeller(WORDS.split(' '))(terms)).toEqual(spelled);
});
