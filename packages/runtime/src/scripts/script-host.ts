import type { Asset } from '../assets/asset';
import type { AssetsLibrary } from '../assets/assets-library';
import type { Node } from '../core/node';
import type { ScriptFailure } from '../core/scene-error';
import { compileScript, lineOf, type ScriptClass, type ScriptGlobals } from './script-class';

/** Methods of a script that the host calls if they exist. */
export type Hook =
  | 'update'
  | 'onBeginContact'
  | 'onEndContact'
  | 'onPreSolve'
  | 'onPostSolve'
  | 'onSceneStarted'
  | 'onSceneStopped'
  | 'destroy';

/** What the host needs of its scene. */
interface ScriptedScene {
  readonly assetsLibrary: AssetsLibrary;
  scriptFailed(failure: ScriptFailure): void;
}

interface Instance {
  readonly asset: Asset;
  script: object;
}

/**
 * Runs the scripts of a scene, with one instance per node and script. A script that throws is switched off for that
 * node until it is attached again or changed; the rest of the scene continues.
 */
export class ScriptHost {
  private readonly running = new Map<Node, Instance[]>();
  private readonly classes = new Map<string, ScriptClass>();
  private isHeld = false;
  private hasBegun = false;

  constructor(
    private readonly scene: ScriptedScene,
    private readonly globals: () => ScriptGlobals,
  ) {}

  /** Synchronizes the script instances of a node with its list of scripts; existing instances remain. */
  attach(node: Node): void {
    const wanted = node.scripts;
    const remaining = this.endSome(node, (id) => !wanted.includes(id));
    for (const id of wanted) if (!remaining.some(({ asset }) => asset.id === id)) this.begin(node, id);
  }

  /** Ends all scripts of a node. */
  detach(node: Node): void {
    this.endSome(node, () => true);
    this.running.delete(node);
  }

  /** Restarts the scripts of an asset that was added, removed or changed. */
  assetChanged(id: string): void {
    this.classes.delete(id);
    for (const node of [...this.running.keys()]) {
      if (!node.scripts.includes(id)) continue;
      this.endSome(node, (known) => known === id);
      this.begin(node, id);
    }
  }

  /** Runs an action during which no script starts, for instance while nodes are loaded before their assets. */
  hold(action: () => void): void {
    this.isHeld = true;
    try {
      action();
    } finally {
      this.isHeld = false;
    }
  }

  /** Changes the order in which the scripts of nodes are called. */
  reorder(nodes: readonly Node[]): void {
    const before = new Map(this.running);
    this.running.clear();
    for (const node of nodes) this.running.set(node, before.get(node) ?? []);
  }

  /** Whether no script has ever run, so that calls can be left out: there are thousands per step in a large scene. */
  get isIdle(): boolean {
    return !this.hasBegun;
  }

  /** Whether a node has running scripts. */
  has(node: Node): boolean {
    return (this.running.get(node)?.length ?? 0) > 0;
  }

  /** Calls a method of all scripts of all nodes, in the order in which they were attached. */
  callAll(hook: Hook, ...details: readonly unknown[]): void {
    if (this.isIdle) return;
    for (const node of [...this.running.keys()]) this.call(node, hook, ...details);
  }

  /** Calls a method of all scripts of a node. */
  call(node: Node, hook: Hook, ...details: readonly unknown[]): void {
    for (const instance of [...(this.running.get(node) ?? [])]) this.invoke(node, instance, hook, details);
  }

  private begin(node: Node, id: string): void {
    const asset = this.scene.assetsLibrary.getAsset(id);
    if (asset === undefined || this.isHeld) return; // The asset may be added later, while a scene is being built.
    // Listed, without methods, before its constructor runs, which may change the scripts of the node.
    const instance: Instance = { asset, script: {} };
    this.add(node, instance);
    try {
      const Script = this.classes.get(id) ?? compileScript(asset, this.globals());
      this.classes.set(id, Script);
      instance.script = new Script(node);
      if (!this.running.get(node)?.includes(instance)) this.invoke(node, instance, 'destroy', []);
    } catch (error) {
      this.switchOff(node, instance, 'constructor', error);
    }
  }

  /** Instances are called in the order of the node's list, regardless of the order in which they started. */
  private add(node: Node, instance: Instance): void {
    const place = ({ asset }: Instance): number => node.scripts.indexOf(asset.id);
    this.hasBegun = true;
    this.running.get(node)?.push(instance);
    this.running.get(node)?.sort((a, b) => place(a) - place(b));
  }

  /** Ends the scripts of some assets, and returns those that remain. */
  private endSome(node: Node, isOver: (assetId: string) => boolean): readonly Instance[] {
    const known = this.running.get(node) ?? [];
    const remaining = known.filter(({ asset }) => !isOver(asset.id));
    // First, since a `destroy` may remove its node, which ends its scripts.
    this.running.set(node, remaining);
    for (const instance of known) if (isOver(instance.asset.id)) this.invoke(node, instance, 'destroy', []);
    return remaining;
  }

  private invoke(node: Node, instance: Instance, hook: Hook, details: readonly unknown[]): void {
    const method: unknown = Reflect.get(instance.script, hook);
    if (typeof method !== 'function') return;
    try {
      Reflect.apply(method, instance.script, details);
    } catch (error) {
      this.switchOff(node, instance, hook, error);
    }
  }

  private switchOff(node: Node, instance: Instance, hook: string, error: unknown): void {
    const left = this.running.get(node)?.filter((other) => other !== instance);
    if (left) this.running.set(node, left);
    const { asset } = instance;
    const script = asset.name || asset.id;
    const line = lineOf(error, asset);
    const place = line === undefined ? '' : `, line ${line}`;
    const message = `The script "${script}" of ${node.describe()} was switched off: ${hook}${place}: ${String(error)}`;
    const failure: ScriptFailure = { script, node: node.id, hook, line, error, message };
    this.scene.scriptFailed(failure);
  }
}
