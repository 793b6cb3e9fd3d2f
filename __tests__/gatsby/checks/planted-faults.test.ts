import { checkContent } from '../../../gatsby/checks/content';
import { faultPlace, type Fault } from '@physics-editor/lib/content/fault';
import { projectWith } from '../../support/content';
import { plant, plantedFaults, type PlantedFault } from '../../support/planted-faults';

const known = plantedFaults({ blog: 'mechanics', showcase: 'mechanics' }).filter(({ isInText }) => !isInText);

/** The faults that the checks report in correct content in which these are planted, and where each is expected. */
function check(faults: readonly PlantedFault[]): { found: Fault[]; expected: ReturnType<typeof plant> } {
  const root = projectWith();
  const expected = plant(root, faults);
  return { found: checkContent(root), expected };
}

const isReportedBy = ({ place, message }: { place: string; message: RegExp }, fault: Fault): boolean =>
  `${faultPlace(fault)}:`.startsWith(`${place}:`) && message.test(fault.message) && fault.hint !== '';

test('all of them are reported at once, and none hides another', () => {
  const { found, expected } = check(known);
  expect(expected.filter((place) => !found.some((fault) => isReportedBy(place, fault)))).toEqual([]);
  expect(found).toHaveLength(known.length);
  expect(known.length).toBeGreaterThan(40);
});
