import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism, constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { readParameters } from '../messages/parameter';
import { readReadouts } from '../messages/readout';
import { isDevelop } from '@physics-editor/lib/build/is-develop';

const RUNNER = 'packages/player/src/checker/run-scenes.mjs';
/** Number of steps of each scene in a build and for the record, 5 s: later errors are rare. */
export const STEPS = 300;
/** Maximum elapsed time, in s: a scene may also wait forever without using the processor. */
const LONGEST_WAIT = 600;

/** An error in a scene's code; line 0 if unknown. */
const problem = z.object({ message: z.string(), line: z.number() });

/** What a scene shows below its stage: its parameters with their initial values, and its readouts before the first step. */
const panel = z.object({
  parameters: z.unknown().transform(readParameters),
  readouts: z.unknown().transform(readReadouts),
});

/** The result of a run: a problem, or the digest of the final state and what the scene shows below its stage. */
const sceneRun = z.union([z.object({ problem }), z.object({ state: z.string(), ...panel.shape })]);

export type SceneProblem = Readonly<z.infer<typeof problem>>;
export type ScenePanel = Readonly<z.infer<typeof panel>>;
export type SceneRun = Readonly<z.infer<typeof sceneRun>>;

/** What a scene may use: processor time, of which the slowest needs a twentieth, and memory for scripts; the process itself needs more. */
const LIMITS = { seconds: 60, megabytes: 512 };

interface Job {
  readonly code: string;
  readonly steps: number;
  readonly resolve: (run: SceneRun) => void;
  readonly reject: (error: Error) => void;
}

/** Runs scenes of a project in as many processes as there are cores, since the rest of the build waits for them. */
export function runScenes(root: string): SceneChecker['run'] {
  const waiting: Job[] = [];
  const first = new SceneChecker(root, LIMITS, waiting);
  const others = Array.from({ length: availableParallelism() - 1 }, () => new SceneChecker(root, LIMITS, waiting));
  return (code, steps) => ([first, ...others].find(({ isIdle }) => isIdle) ?? first).run(code, steps);
}

/** Runs scenes in a child process, one after the other, each once. It starts with the first scene and ends with this process. */
export class SceneChecker {
  private current: (Job & { isStarted: boolean }) | undefined;
  private child: ChildProcess | undefined;
  private timer: NodeJS.Timeout | undefined;

  /**
   * @param root - the project's root
   * @param limits - of each scene: `seconds` of processor time and `megabytes` of memory
   * @param waiting - a queue that it shares with others
   */
  constructor(
    private readonly root: string,
    private readonly limits = LIMITS,
    private readonly waiting: Job[] = [],
  ) {}

  /** Whether it runs no scene. */
  get isIdle(): boolean {
    return this.current === undefined;
  }

  /** Queues a scene, which is run for this number of steps. */
  run(code: string, steps: number): Promise<SceneRun> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ code, steps, resolve, reject });
      this.next();
    });
  }

  private next(): void {
    if (this.current) return;
    const job = this.waiting.shift();
    if (!job) {
      // An idle process must not keep the build from ending.
      this.child?.unref();
      this.child?.channel?.unref();
      return;
    }
    this.current = { ...job, isStarted: false };
    const child = (this.child ??= this.start());
    child.ref();
    child.channel?.ref();
    // If the process has ended meanwhile, its exit event reports it.
    child.send({ code: job.code, steps: job.steps }, () => {});
    this.timer = setTimeout(() => child.kill('SIGKILL'), LONGEST_WAIT * 1000);
  }

  private start(): ChildProcess {
    const { seconds, megabytes } = this.limits;
    const bytes = 2 * megabytes * 1024 ** 2;
    const child = fork(join(this.root, RUNNER), [String(seconds), String(bytes)], {
      cwd: this.root,
      execArgv: [`--max-old-space-size=${megabytes}`],
      // Console output of scenes is for their readers, not for the build.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // In `develop`, pages that the writer waits for come first; a build waits for scenes.
    if (isDevelop() && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    let hasStarted = false;
    child.on('message', (message) => {
      hasStarted = true;
      this.heard(message);
    });
    child.on('exit', (_, signal) => this.ended(hasStarted, signal));
    return child;
  }

  private heard(message: unknown): void {
    if (!this.current) return;
    const run = runOf(message);
    if (run) this.settle(run);
    else this.current.isStarted = true;
  }

  private settle(run: SceneRun): void {
    clearTimeout(this.timer);
    this.current?.resolve(run);
    this.current = undefined;
    this.next();
  }

  /** A scene that ended its process is not run again; a new process takes the rest of the queue. */
  private ended(hasStarted: boolean, signal: NodeJS.Signals | null): void {
    this.child = undefined;
    const job = this.current;
    if (job?.isStarted) return this.settle({ problem: { message: this.messageOf(signal, job.steps), line: 0 } });
    clearTimeout(this.timer);
    this.current = undefined;
    if (job) this.waiting.unshift(job);
    if (hasStarted) return this.next();
    const error = new Error(`No scene can be run; "node ${RUNNER}" says why.`);
    for (const { reject } of this.waiting.splice(0)) reject(error);
  }

  private messageOf(signal: NodeJS.Signals | null, steps: number): string {
    const { seconds, megabytes } = this.limits;
    return signal === 'SIGTERM'
      ? `It did not come to the end of ${steps} steps in ${seconds} s; does a loop have no end?`
      : `It took more than ${megabytes} MB of memory, or ended its process; does something grow without an end?`;
  }
}

/** The problem of a scene; null if there is none. */
export const problemOf = (run: SceneRun): SceneProblem | null => ('problem' in run ? run.problem : null);

/** The run that a message of the child process, or the record of runs, describes; undefined if it describes none. */
export const runOf = (message: unknown): SceneRun | undefined => sceneRun.safeParse(message).data;
