/** What the API reference documents: the library, and what else the code of a scene sees. */
export * from '@physics-editor/runtime';
export { Player, type ScriptConstructor } from './player';
export type { ChangeOption, NumberOptions } from './parameters';
export type { ReadoutOptions } from './readouts';
