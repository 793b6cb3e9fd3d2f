import { accountFaults, accountId } from '../../../gatsby/checks/environment';

const setEnvironment = (values: NodeJS.ProcessEnv) =>
  jest.replaceProperty(process, 'env', { ...process.env, GTAG_ID: undefined, ADS_CLIENT: undefined, ...values });

test.each([undefined, ''])('there is no account if the variable is %j', (value) => {
  setEnvironment(value === undefined ? {} : { GTAG_ID: value, ADS_CLIENT: value });
  expect(accountId('analytics')).toBeUndefined();
  expect(accountId('advertising')).toBeUndefined();
  expect(accountFaults()).toEqual([]);
});

test('valid ids are returned unchanged', () => {
  setEnvironment({ GTAG_ID: 'G-12AB', ADS_CLIENT: 'ca-pub-12' });
  expect(accountId('analytics')).toBe('G-12AB');
  expect(accountId('advertising')).toBe('ca-pub-12');
  expect(accountFaults()).toEqual([]);
});

test.each(['12AB', 'G-12AB ', 'G-12AB"><script>', 'g-12ab', 'pub-12'])('%j fails, with the form of an id', (value) => {
  setEnvironment({ GTAG_ID: value, ADS_CLIENT: value });
  expect(accountId('analytics')).toBeUndefined();
  expect(accountId('advertising')).toBeUndefined();
  expect(accountFaults()).toEqual([
    `The environment variable GTAG_ID is "${value}"; an id looks like G-AB12CD34EF.`,
    `The environment variable ADS_CLIENT is "${value}"; an id looks like ca-pub-1234567890123456.`,
  ]);
});
