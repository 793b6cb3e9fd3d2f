import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

const RUNNER = 'gatsby/scenes/run-scenes.mjs';
const STEPS = 300;
/** The longest that a scene may take for its steps, in s: 20 times what the slowest takes, for machines that do other work. */
const LONGEST = 60;

/** What is wrong with the code of a scene; line 0 if it is not known. */
export interface SceneProblem {
  readonly message: string;
  readonly line: number;
}

interface Job {
  readonly code: string;
  readonly resolve: (problem: SceneProblem | null) => void;
}

/** Checks scenes in turn by as many processes as there are cores, since the rest of the build waits for them. */
export function checkScenes(root: string): SceneChecker['check'] {
  const checkers: SceneChecker[] = [];
  return (code) => {
    const checker = (checkers.length < availableParallelism() ? undefined : checkers.shift()) ?? new SceneChecker(root);
    checkers.push(checker);
    return checker.check(code);
  };
}

/** Runs scenes in a process of its own, one after the other; it starts with the first scene and ends with this one. */
export class SceneChecker {
  private readonly jobs = new Map<number, Job>();
  private child: ChildProcess | undefined;
  private timer: NodeJS.Timeout | undefined;
  private last = 0;

  /**
   * @param root - the project's root
   * @param longest - how many seconds a scene may take
   * @param steps - for how many steps it runs
   */
  constructor(
    private readonly root: string,
    private readonly longest = LONGEST,
    private readonly steps = STEPS,
  ) {}

  /** Runs a scene. Gives what goes wrong; null if nothing does. */
  check(code: string): Promise<SceneProblem | null> {
    return new Promise((resolve) => {
      const id = ++this.last;
      this.jobs.set(id, { code, resolve });
      this.runner.send({ id, code, steps: this.steps });
      this.child?.ref();
      this.child?.channel?.ref();
    });
  }

  private get runner(): ChildProcess {
    if (this.child?.connected) return this.child;
    const child = fork(join(this.root, RUNNER), { cwd: this.root, execArgv: [] });
    child.on('message', (message) => this.heard(message));
    child.on('exit', () => this.ended(child));
    this.child = child;
    return child;
  }

  private heard(message: unknown): void {
    if (typeof message !== 'object' || message === null || !('id' in message) || typeof message.id !== 'number') return;
    const { id } = message;
    clearTimeout(this.timer);
    if (!('problem' in message)) {
      this.timer = setTimeout(() => this.giveUp(id), this.longest * 1000);
      return;
    }
    this.settle(id, isProblem(message.problem) ? message.problem : null);
  }

  private giveUp(id: number): void {
    const message = `It did not come to the end of ${this.steps} steps in ${this.longest} s; does a loop have no end?`;
    this.settle(id, { message, line: 0 });
    this.child?.kill('SIGKILL');
  }

  private settle(id: number, problem: SceneProblem | null): void {
    this.jobs.get(id)?.resolve(problem);
    this.jobs.delete(id);
    if (this.jobs.size > 0) return;
    clearTimeout(this.timer);
    // An idle runner does not keep the build from ending.
    this.child?.unref();
    this.child?.channel?.unref();
  }

  /** A new process takes what the old one has left. */
  private ended(child: ChildProcess): void {
    if (child !== this.child) return;
    this.child = undefined;
    for (const [id, { code }] of this.jobs) this.runner.send({ id, code, steps: this.steps });
  }
}

const isProblem = (value: unknown): value is SceneProblem =>
  typeof value === 'object' && value !== null && 'message' in value && 'line' in value;
