import type { AnyNode, MethodDefinition, PropertyDefinition } from 'acorn';
import type { Fault } from '@physics-editor/lib/content/fault';
import { childrenOf, isNamed, nameOf, scriptTree } from './script-tree';

/** A rule for scripts that the code of a scene breaks, as `contributing/live-scenes.md` lists them, and the line of the code. */
export type BrokenRule = Pick<Fault, 'line' | 'message' | 'hint'>;

/** The class member that contains a node, if it runs at a time that matters for a rule. */
type Place = 'constructor' | 'update' | 'contact' | undefined;

const LOOKUPS = new Set([
  ...['findSceneNode', 'findChildByName', 'findChildById', 'getDescendants', 'getFilteredDescendants', 'getJoints'],
  ...['getNodeA', 'getNodeB'],
]);
const LOADS = new Set([
  ...['createSynth', 'importTone', 'importTinyGradient', 'importAnimeJS', 'preloadTexture', 'textureFromUrl'],
  ...['fetch', 'load'],
]);
const WORLD_CHANGES = new Set([
  ...['addChild', 'addChildren', 'insertChild', 'insertChildren', 'removeChild', 'removeAllChildren'],
  ...['setPosition', 'initNode'],
]);
const CONTACT_METHODS = new Set(['onBeginContact', 'onEndContact', 'onPreSolve', 'onPostSolve']);
/** Methods that call a function which they are passed at once, so that it runs where it is written. */
const IMMEDIATE = new Set(['every', 'filter', 'find', 'flatMap', 'forEach', 'map', 'reduce', 'some', 'sort']);

/** The rules that the code of a scene breaks, in the order of its lines. Code with a syntax error breaks none: running it reports the error. */
export function brokenRules(code: string): BrokenRule[] {
  const broken: BrokenRule[] = [];
  const root = scriptTree(code);
  if (root) visit(root, undefined, broken);
  return broken.sort((a, b) => a.line - b.line);
}

function visit(node: AnyNode, place: Place, broken: BrokenRule[]): void {
  const add = (at: AnyNode, [message, hint]: readonly [string, string]) =>
    void broken.push({ line: at.loc?.start.line ?? 0, message, hint });
  const problem = clockOrChance(node) ?? misplacedCall(node, place);
  if (problem) add(node, problem);
  for (const child of childrenOf(node)) {
    if (child.type === 'MethodDefinition' || child.type === 'PropertyDefinition') {
      const inside = placeOf(child);
      for (const statement of inside === 'update' ? statementsOf(child) : []) {
        const field = countedField(statement);
        if (field === undefined) continue;
        const hint = 'use scene.time, or add up delta: then the pace is the same with any time step';
        add(statement, [`update counts its calls in this.${field}.`, hint]);
      }
      if (ignoresTouching(child)) {
        add(child, [
          'onBeginContact does not ask contact.IsTouching().',
          'begin with "if (!contact.IsTouching()) return;"',
        ]);
      }
      for (const statement of deletionsIn(child)) {
        add(statement, [
          'onEndContact forgets the other body at the end of its first contact.',
          'count the contacts, and delete it when none is left',
        ]);
      }
      visit(child, inside, broken);
    } else visit(child, runsLater(child, node) ? undefined : place, broken);
  }
}

/** Values that make one run differ from the next. */
function clockOrChance(node: AnyNode): readonly [string, string] | undefined {
  if (node.type === 'NewExpression' && isNamed(node.callee, 'Date') && node.arguments.length === 0) {
    return realClock('new Date()');
  }
  if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return undefined;
  const name = `${node.object.name}.${nameOf(node)}`;
  if (name === 'Math.random') {
    return [
      'Math.random gives other numbers in every run.',
      'use scene.random.between(a, b), or editor.utils.randomNumber(a, b) in a script',
    ];
  }
  return name === 'Date.now' || name === 'performance.now' ? realClock(name) : undefined;
}

const realClock = (name: string): readonly [string, string] => [
  `${name} is the time of the computer, not of the scene.`,
  'use scene.time, or add up the delta of update',
];

function misplacedCall(node: AnyNode, place: Place): readonly [string, string] | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const name = nameOf(node.callee);
  if (place === 'constructor' && LOOKUPS.has(name)) {
    return [`The constructor calls ${name}.`, 'look nodes up in update: while a scene loads, they may not exist yet'];
  }
  if (place === 'constructor' && LOADS.has(name)) {
    return [
      `The constructor calls ${name}.`,
      'load in the first update: the constructor runs whenever the scene loads',
    ];
  }
  if (place === 'contact' && WORLD_CHANGES.has(name)) {
    return [`A contact method calls ${name}.`, 'remember the node, and change the scene in update'];
  }
  return undefined;
}

/** The statements of a method, outside any condition. */
const statementsOf = ({ value }: MethodDefinition | PropertyDefinition): AnyNode[] =>
  value?.type === 'FunctionExpression' ? value.body.body : [];

/** Statements of `onEndContact` like `this.touching.delete(other)`. */
const deletionsIn = (member: MethodDefinition | PropertyDefinition): AnyNode[] =>
  (keyOf(member) === 'onEndContact' ? statementsOf(member) : []).filter(
    (statement) =>
      statement.type === 'ExpressionStatement' &&
      statement.expression.type === 'CallExpression' &&
      nameOf(statement.expression.callee) === 'delete',
  );

/** The field that a statement counts up, like `this.steps++`. */
function countedField(statement: AnyNode): string | undefined {
  if (statement.type !== 'ExpressionStatement') return undefined;
  const node = statement.expression;
  const isSum = node.type === 'AssignmentExpression' && node.operator === '+=' && node.right.type === 'Literal';
  const target = isSum ? node.left : undefined;
  const counted = node.type === 'UpdateExpression' && node.operator === '++' ? node.argument : target;
  return counted?.type === 'MemberExpression' && counted.object.type === 'ThisExpression' ? nameOf(counted) : undefined;
}

const ignoresTouching = (member: MethodDefinition | PropertyDefinition): boolean =>
  keyOf(member) === 'onBeginContact' && !mentions(member, 'IsTouching');

const mentions = (node: AnyNode, name: string): boolean =>
  isNamed(node, name) || childrenOf(node).some((child) => mentions(child, name));

/** Fields get their values in the constructor. */
function placeOf(member: MethodDefinition | PropertyDefinition): Place {
  if (member.static) return undefined;
  const name = keyOf(member);
  if (name === 'constructor' || member.type === 'PropertyDefinition') return 'constructor';
  if (name === 'update') return 'update';
  return CONTACT_METHODS.has(name) ? 'contact' : undefined;
}

/** Whether a function runs at another time than the code around it, as a listener does. */
function runsLater(node: AnyNode, parent: AnyNode): boolean {
  const isFunction = node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression';
  if (!isFunction || parent.type === 'MethodDefinition') return false;
  return !(parent.type === 'CallExpression' && IMMEDIATE.has(nameOf(parent.callee)));
}

const keyOf = ({ key }: MethodDefinition | PropertyDefinition): string => (key.type === 'Identifier' ? key.name : '');
