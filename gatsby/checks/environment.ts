/** Accounts that environment variables may name. Their ids are written into every page, so their format is checked. */
const ACCOUNTS = {
  analytics: { variable: 'GTAG_ID', form: /^[A-Z]{1,3}-[A-Z\d-]+$/, example: 'G-AB12CD34EF' },
  advertising: { variable: 'ADS_CLIENT', form: /^ca-pub-\d+$/, example: 'ca-pub-1234567890123456' },
};

/** The id of an account; undefined if the variable is not set or its value is malformed. */
export function accountId(name: keyof typeof ACCOUNTS): string | undefined {
  const { variable, form } = ACCOUNTS[name];
  const id = process.env[variable];
  return id && form.test(id) ? id : undefined;
}

/** Messages about malformed account ids in the environment. */
export const accountFaults = (): string[] =>
  Object.values(ACCOUNTS).flatMap(({ variable, form, example }) => {
    const id = process.env[variable];
    return !id || form.test(id)
      ? []
      : [`The environment variable ${variable} is "${id}"; an id looks like ${example}.`];
  });
