import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { withPrefix } from 'gatsby';

interface ApiMember {
  readonly name: string;
  readonly kind: string;
  readonly detail: string;
  readonly info: string;
}

/** The names available to scripts: members by class, those of `editor.utils`, and those of `player`. */
interface ApiModel {
  readonly classes: Readonly<Record<string, readonly ApiMember[]>>;
  readonly utils: readonly ApiMember[];
  readonly player: readonly ApiMember[];
}

/** Dotted names up to the cursor. */
const PATH = /(?:\bnew\s+)?[\w$]+(?:\.[\w$]+)*\.[\w$]*$/;
const WORD = /^[\w$]*$/;

/** The model, loaded once for all editors; a failed load is retried on the next call. */
let loading: Promise<ApiModel> | undefined;

/** Completes what follows a dot, from the model of the scripting library. */
export async function completeApi(context: CompletionContext): Promise<CompletionResult | null> {
  const match = context.matchBefore(PATH);
  if (!match) return null;
  const owner = match.text.slice(0, match.text.lastIndexOf('.'));
  const from = match.from + owner.length + 1;
  try {
    const model = await (loading ??= fetchModel());
    const before = context.state.sliceDoc(0, match.from);
    return { from, options: optionsFor(model, owner, before), validFor: WORD };
  } catch (error) {
    loading = undefined;
    console.warn('The names of the scripting library could not be loaded.', error);
    return null;
  }
}

async function fetchModel(): Promise<ApiModel> {
  const response = await fetch(withPrefix('/api-completions.json'));
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}.`);
  const model: ApiModel = await response.json();
  return model;
}

/** The completions after an owner and a dot; `before` is the preceding code. */
function optionsFor(model: ApiModel, owner: string, before: string): readonly Completion[] {
  const classes = Object.keys(model.classes).map((label) => ({ label, type: 'class' }));
  if (/^new\s+editor$/.test(owner)) return classes;
  if (owner === 'editor') return [...classes, { label: 'utils', type: 'namespace' }];
  if (owner === 'editor.utils') return model.utils.map(optionOf);
  if (owner === 'player') return model.player.map(optionOf);
  const members = new Map(Object.entries(model.classes)).get(classOf(owner, before) ?? '');
  return (members ?? allMembers(model)).map(optionOf);
}

/** The class of a variable: that of the last object assigned to it in the preceding code. */
function classOf(variable: string, before: string): string | undefined {
  const name = variable.replace(/[$.]/g, String.raw`\$&`);
  const given = new RegExp(String.raw`(?<![\w$.])${name}\s*=\s*new\s+editor\.(\w+)`, 'g');
  return [...before.matchAll(given)].at(-1)?.[1];
}

function allMembers(model: ApiModel): readonly ApiMember[] {
  const byName = new Map<string, ApiMember>();
  for (const member of Object.values(model.classes).flat()) {
    // Classes may differ in type and description of a member with the same name.
    if (!byName.has(member.name)) byName.set(member.name, { ...member, detail: '', info: '' });
  }
  return [...byName.values()];
}

const optionOf = ({ name, kind, detail, info }: ApiMember): Completion => ({
  label: name,
  type: kind === 'method' ? 'method' : 'property',
  ...(detail && { detail }),
  ...(info && { info }),
});
