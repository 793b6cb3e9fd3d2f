import { z } from 'zod';

/** How a model becomes types of the data layer. */
interface Mapping {
  /** Names of types. */
  types: ReadonlyMap<z.core.$ZodType, string>;
  /** Types of fields that contain the id of a node, by field. */
  links?: Readonly<Record<string, string>>;
  /** Adds to the description of a field, by field. */
  notes?: Readonly<Record<string, string>>;
}

/** SDL of the types of a model, described as the model is. `values` describes those of enumerations. */
export const typesOf = (mapping: Mapping, values: Readonly<Record<string, string>> = {}): string =>
  [...mapping.types]
    .map(([schema, name]) => {
      const isObject = schema instanceof z.ZodObject;
      const options = schema instanceof z.ZodEnum ? schema.options : [];
      const lines = options.map((option) => `    "${values[option] ?? ''}."\n    ${option}\n`).join('');
      const body = isObject ? fieldsOf(schema, mapping) : lines;
      return `  "${descriptionOf(schema)}"\n  ${isObject ? `type ${name} @dontInfer` : `enum ${name}`} {\n${body}  }\n`;
    })
    .join('\n');

/** SDL of the fields of a part of the model. */
export const fieldsOf = (
  { shape }: z.ZodObject<z.core.$ZodShape>,
  { types, links = {}, notes = {} }: Mapping,
): string =>
  Object.entries(shape)
    .map(([name, schema]) => {
      const link = links[name];
      const type = link === undefined ? typeOf(schema, types) : `${typeOf(schema, types, link)} @link`;
      return `    "${descriptionOf(schema)}${notes[name] ?? ''}"\n    ${name}: ${type}\n`;
    })
    .join('');

const descriptionOf = (schema: z.core.$ZodType): string => z.globalRegistry.get(schema)?.description ?? '';

/** The type of a field; with `text` for texts. */
function typeOf(schema: z.core.$ZodType, types: Mapping['types'], text = 'String'): string {
  if (schema instanceof z.ZodDefault) return typeOf(schema.unwrap(), types, text);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return typeOf(schema.unwrap(), types, text).slice(0, -1);
  if (schema instanceof z.ZodArray) return `[${typeOf(schema.element, types, text)}]!`;
  if (schema instanceof z.ZodBoolean) return 'Boolean!';
  if (schema instanceof z.ZodNumberFormat) return 'Int!';
  if (schema instanceof z.ZodNumber) return 'Float!';
  if (schema instanceof z.ZodUnknown) return 'JSON!';
  return `${types.get(schema) ?? text}!`;
}
