import { z } from 'zod';
import type { FieldTypes, Shapes } from './message-shapes';
import { PARAMETERS } from './parameter';

/** What is known of a parameter without running its scene. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  name: 'Label of the control.',
  key: 'Name in addresses: `swing` in `?swing=30#scene-a-pendulum`.',
  initial:
    'Initial value: a number, a text, or a boolean, which is `on` or `off` in addresses. A colour is 0xRRGGBB as a number, in addresses six hexadecimal digits.',
  min: 'Smallest value of a number.',
  max: 'Largest value of a number.',
  step: 'Distance between the values of a number, from the smallest one.',
  unit: 'Unit of a number; may be empty.',
  options: 'Texts of a choice.',
};

const TYPES: Readonly<Record<keyof FieldTypes, z.ZodType>> = {
  string: z.string(),
  number: z.number(),
  integer: z.int(),
  boolean: z.boolean(),
  strings: z.array(z.string()),
  unknown: z.unknown(),
};

const kinds = Object.entries<Shapes[string]>(PARAMETERS);

/** Fields as a schema describes them; `read` returns the type of one, if there is any. */
const described = (read: (field: string) => z.ZodType | undefined): z.ZodRawShape =>
  Object.fromEntries(
    Object.entries(DESCRIPTIONS).flatMap(([field, text]) => {
      const type = read(field);
      return type ? [[field, type.describe(text)]] : [];
    }),
  );

/** A parameter of one kind, which has the fields of that kind. */
export const parameter = z.union(
  kinds.map(([type, fields]) =>
    z.object({
      type: z.literal(type),
      ...described((field) => (fields[field] ? TYPES[fields[field]] : undefined)),
    }),
  ),
);

/** A parameter of any kind as one type of the data layer, which has the fields of all kinds: null where a kind does not have one. */
export const anyParameter = z
  .object({
    type: z.string().describe(`Kind of the control: ${kinds.map(([type]) => type).join(', ')}.`),
    ...described((field) => {
      const types = kinds.flatMap(([, fields]) => fields[field] ?? []);
      const [type = 'unknown'] = types;
      const common = TYPES[types.every((each) => each === type) ? type : 'unknown'];
      return types.length < kinds.length ? common.nullable() : common;
    }),
  })
  .describe('A parameter of a live scene.');
