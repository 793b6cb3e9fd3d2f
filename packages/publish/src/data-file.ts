import { z } from 'zod';
import { addFile } from './add-file';
import type { BuiltSite } from './built-site';
import { siteAddress } from './site-address';

/** A JSON file for programs. */
export interface DataFile {
  readonly path: string;
  /** One sentence on its content. */
  readonly description: string;
  readonly fields: z.ZodRawShape;
}

/** Address of the JSON schema of a data file: `/scenes.schema.json` for `/scenes.json`. */
export const schemaPath = ({ path }: DataFile): string => path.replace(/\.json$/, '.schema.json');

/** Writes a data file, and beside it its JSON schema. Throws if the data do not match the fields; leaves out what is in none. */
export function writeData(site: BuiltSite, file: DataFile, data: object): void {
  const $id = siteAddress(site, schemaPath(file));
  const schema = z.object({ $schema: z.literal($id), ...file.fields });
  addFile(site, file.path, `${JSON.stringify(schema.parse({ $schema: $id, ...data }))}\n`);
  const described = { $id, description: file.description, ...z.toJSONSchema(schema) };
  addFile(site, schemaPath(file), `${JSON.stringify(described, undefined, 2)}\n`);
}
