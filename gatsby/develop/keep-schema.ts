import { store } from 'gatsby/dist/redux';
import type { ITypeInfo, IValueDescriptor } from 'gatsby/dist/schema/infer/inference-metadata';
import { dataLayerServices } from 'gatsby/dist/state-machines/data-layer/services';

/**
 * Makes Gatsby keep its schema after a change that adds or removes no field of an inferred type. It would build the schema again after each saved text,
 * which takes a third of what a writer waits. Throws if Gatsby does not build it as it did.
 * @param hooksEnd - see `followHooks`
 */
export function keepSchema(hooksEnd: () => Promise<void>, services = dataLayerServices, shape = inferredShape): void {
  const build = services?.['buildSchema'];
  if (!services || typeof build !== 'function')
    throw new Error('Gatsby does not build its schema as it did; see contributing/upgrading.md.');
  let built: string | undefined;
  services['buildSchema'] = async (...args) => {
    await hooksEnd();
    if (shape() === built) return;
    await build(...args);
    built = shape();
  };
}

/** The types that Gatsby infers from nodes, with their fields and the kinds of their values. */
const inferredShape = (): string =>
  JSON.stringify(
    Object.entries(store.getState().inferenceMetadata.typeMap).map(([type, { ignored, fieldMap = {} }]) => [
      type,
      ignored || shapeOf(fieldMap),
    ]),
  );

const shapeOf = (fields: Readonly<Record<string, IValueDescriptor>>): unknown =>
  Object.entries(fields).map(([name, kinds]) => {
    const present = Object.entries<ITypeInfo | undefined>({ ...kinds }).flatMap(([kind, info]) =>
      info?.total ? [kind] : [],
    );
    const { object, array } = kinds;
    return [
      name,
      present,
      object?.total ? shapeOf(object.dprops) : [],
      array?.total ? shapeOf({ item: array.item }) : [],
    ];
  });
