import type { Command, PlayerEvent } from '../messages/protocol';
import type { PlayerFrame } from './player-frame';
import { Watchdog } from './watchdog';

/** The connection to a scene's frame, which exists on request. It notices when the frame no longer answers. */
export class Connection {
  private frame: PlayerFrame | undefined;
  private isReady = false;
  /** Pings that the frame has not answered yet. */
  private questions = 0;
  private readonly watchdog: Watchdog;

  /**
   * @param createFrame - creates the frame
   * @param onSilent - called when it has not answered for too long
   */
  constructor(
    private readonly createFrame: () => PlayerFrame,
    onSilent: () => void,
  ) {
    this.watchdog = new Watchdog(() => this.ask(), onSilent);
  }

  get isOpen(): boolean {
    return this.frame !== undefined;
  }

  open(): void {
    this.frame ??= this.createFrame();
  }

  close(): void {
    this.watchdog.watch(false);
    this.frame?.remove();
    this.frame = undefined;
    this.isReady = false;
    this.questions = 0;
  }

  /** Sends a command, if there is a frame. */
  send(command: Command): void {
    this.frame?.send(command);
  }

  /** Sends a command that may take the frame long. */
  order(command: Command): void {
    this.send(command);
    this.ask();
  }

  /** Takes an event of the frame. Only `pong` counts as an answer: an endless loop can also write to the console. */
  receive({ type }: PlayerEvent): void {
    if (type === 'ready') this.isReady = true;
    if (type !== 'pong') return;
    this.questions = Math.max(0, this.questions - 1);
    this.watchdog.hear();
  }

  /** Sets whether the scene is busy. Answers are expected while it is, and until all pings are answered. */
  watch(isBusy: boolean): void {
    this.watchdog.watch(this.isReady && (isBusy || this.questions > 0));
  }

  /** Pings the frame. Messages are answered in order, so an answer confirms that all earlier commands were executed. */
  private ask(): void {
    if (!this.frame) return;
    this.questions += 1;
    this.frame.send({ type: 'ping' });
  }
}
