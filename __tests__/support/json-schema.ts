import { Validator, type Schema } from '@cfworker/json-schema';

/** Where data violate a JSON schema, and how. */
export const violationsOf = (schema: Schema, data: unknown): string[] =>
  new Validator(schema, '2020-12', false)
    .validate(data)
    .errors.map(({ instanceLocation, error }) => `${instanceLocation}: ${error}`);
