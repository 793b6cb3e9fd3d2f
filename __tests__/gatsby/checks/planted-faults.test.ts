import { checkContent } from '../../../gatsby/checks/content';
import { faultPlace, type Fault } from '../../../gatsby/checks/fault';
import { SceneChecker } from '../../../gatsby/scenes/scene-checker';
import { checkTexts, librarySymbols } from '../../../gatsby/sections/content/check-texts';
import { projectWithLibrary, removeTemporaryFolders } from '../../support/content';
import { plant, plantedFaults, type PlantedFault } from '../../support/planted-faults';

jest.setTimeout(120_000);
afterEach(removeTemporaryFolders);

const scenes = new SceneChecker(process.cwd());
const symbols = librarySymbols(process.cwd());
const known = plantedFaults({ blog: 'mechanics', showcase: 'mechanics' }).filter(({ needsPages }) => !needsPages);

/** What is told of right content in which these faults are planted, and where each is expected. */
async function toldOf(faults: readonly PlantedFault[]): Promise<{ told: Fault[]; expected: ReturnType<typeof plant> }> {
  const root = projectWithLibrary();
  const expected = plant(root, faults);
  const references = { symbols: await symbols, checkScene: (code: string) => scenes.check(code) };
  const told = [...checkContent(root), ...(await checkTexts(root, references))];
  return { told, expected };
}

const isTold = ({ place, told }: { place: string; told: RegExp }, fault: Fault): boolean =>
  `${faultPlace(fault)}:`.startsWith(`${place}:`) && told.test(fault.message) && fault.hint !== '';

test('correct content has no faults', async () => {
  expect((await toldOf([])).told).toEqual([]);
});

test.each(known.map((fault) => [fault.name, fault] as const))(
  '%s is reported once, with its position',
  async (_, fault) => {
    const { told, expected } = await toldOf([fault]);
    expect(told.map((each) => `${faultPlace(each)} ${each.message}`)).toHaveLength(1);
    expect(told.filter((each) => expected.some((place) => isTold(place, each)))).toEqual(told);
  },
);

test('all of them are reported at once, and none hides another', async () => {
  const { told, expected } = await toldOf(known);
  expect(expected.filter((place) => !told.some((fault) => isTold(place, fault)))).toEqual([]);
  expect(told).toHaveLength(known.length);
  expect(known.length).toBeGreaterThan(60);
});
