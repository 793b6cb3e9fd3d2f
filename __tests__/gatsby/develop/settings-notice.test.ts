import { createSettingsNotice } from '../../../gatsby/develop';
import { writeFiles } from '@physics-editor/lib/testing/temporary-folder';
import { CORRECT_CONTENT, projectWith } from '../../support/content';

test('a change of the settings that the API reference was made with is reported once; others take effect at once', () => {
  const root = projectWith();
  const notify = createSettingsNotice(root);
  const warn = jest.fn();
  const change = (from: string, to: string) => {
    writeFiles(root, { 'content/site.yml': CORRECT_CONTENT['site.yml'].replace(from, to) });
    notify({ warn });
    notify({ warn });
  };
  notify({ warn });
  change('title: A Laboratory', 'title: Another');
  expect(warn).not.toHaveBeenCalled();
  change('https://edit.test', 'https://other.test');
  expect(warn.mock.calls).toEqual([[expect.stringContaining('the API reference: restart "npm run develop"')]]);
});
