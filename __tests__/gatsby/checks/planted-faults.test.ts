import { checkContent, readableOnly } from '../../../gatsby/checks/content';
import { faultPlace, type Fault } from '@physics-editor/lib/content/fault';
import { SceneChecker } from '@physics-editor/player/checker/scene-checker';
import { checkTexts, librarySymbols } from '../../../gatsby/sections/content/check-texts';
import { projectWithLibrary, removeTemporaryFolders } from '../../support/content';
import { plant, plantedFaults, type PlantedFault } from '../../support/planted-faults';

jest.setTimeout(120_000);
afterEach(removeTemporaryFolders);

const scenes = new SceneChecker(process.cwd());
const symbols = librarySymbols(process.cwd());
const known = plantedFaults({ blog: 'mechanics', showcase: 'mechanics' }).filter(({ needsPages }) => !needsPages);

/** The faults that the checks report in correct content in which these are planted, and where each is expected. */
async function check(faults: readonly PlantedFault[]): Promise<{ found: Fault[]; expected: ReturnType<typeof plant> }> {
  const root = projectWithLibrary();
  const expected = plant(root, faults);
  const references = { symbols: await symbols, runScene: (code: string, steps: number) => scenes.run(code, steps) };
  const found = [...checkContent(root), ...readableOnly(root, await checkTexts(root, references))];
  return { found, expected };
}

const isReportedBy = ({ place, message }: { place: string; message: RegExp }, fault: Fault): boolean =>
  `${faultPlace(fault)}:`.startsWith(`${place}:`) && message.test(fault.message) && fault.hint !== '';

test('correct content has no faults', async () => {
  expect((await check([])).found).toEqual([]);
});

test.each(known.map((fault) => [fault.name, fault] as const))(
  '%s is reported once, with its position',
  async (_, fault) => {
    const { found, expected } = await check([fault]);
    expect(found.map((each) => `${faultPlace(each)} ${each.message}`)).toHaveLength(1);
    expect(found.filter((each) => expected.some((place) => isReportedBy(place, each)))).toEqual(found);
  },
);

test('all of them are reported at once, and none hides another', async () => {
  const { found, expected } = await check(known);
  expect(expected.filter((place) => !found.some((fault) => isReportedBy(place, fault)))).toEqual([]);
  expect(found).toHaveLength(known.length);
  expect(known.length).toBeGreaterThan(60);
});
