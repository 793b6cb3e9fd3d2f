import { withPrefix } from 'gatsby';

export interface ApiMember {
  readonly name: string;
  readonly kind: string;
  readonly detail: string;
  readonly info: string;
}

/** The names available to scripts. */
export interface ApiModel {
  readonly classes: ReadonlyMap<string, readonly ApiMember[]>;
  readonly utils: readonly ApiMember[];
  readonly player: readonly ApiMember[];
}

let loading: Promise<ApiModel> | undefined;

/** Loads the model once for all editors; a failed load is retried on the next call. */
export function loadApiModel(): Promise<ApiModel> {
  loading ??= fetchModel().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchModel(): Promise<ApiModel> {
  const response = await fetch(withPrefix('/api-completions.json'));
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}.`);
  const json: unknown = await response.json();
  const classes = field(json, 'classes');
  return {
    classes: new Map(isObject(classes) ? Object.entries(classes).map(([name, list]) => [name, members(list)]) : []),
    utils: members(field(json, 'utils')),
    player: members(field(json, 'player')),
  };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const field = (value: unknown, name: string): unknown => (isObject(value) ? Reflect.get(value, name) : undefined);

const textIn = (value: unknown, name: string): string => {
  const text = field(value, name);
  return typeof text === 'string' ? text : '';
};

const members = (list: unknown): readonly ApiMember[] =>
  Array.isArray(list)
    ? list.map((entry: unknown) => ({
        name: textIn(entry, 'name'),
        kind: textIn(entry, 'kind'),
        detail: textIn(entry, 'detail'),
        info: textIn(entry, 'info'),
      }))
    : [];
