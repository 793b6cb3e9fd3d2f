import { element } from '@physics-editor/lib/element';
import { MessageLimit } from '../messages/message-limit';
import { MOST_EVENTS, readEvent, type Command, type PlayerEvent } from '../messages/protocol';

/** Where the player comes from. */
export interface PlayerSource {
  /** Has a frame load the player's document. */
  readonly open: (frame: HTMLIFrameElement) => void;
  /** The script of a library that a scene requests by name; empty if there is none. */
  readonly library: (name: string) => Promise<string>;
}

/** Where a frame is shown, its title, and the player in it. */
export interface Place {
  readonly stage: HTMLElement;
  readonly title: string;
  readonly player: PlayerSource;
}

interface Hooks {
  onEvent: (event: PlayerEvent) => void;
  /** It is of no use, and why. */
  onEnd: (reason: string) => void;
}

const BROKEN = 'The player could not be loaded. Check the connection, then run the scene again.';
const FLOODED = 'This scene sent the page more messages than it can take, and was stopped. Run starts it afresh.';
const SILENT =
  'This scene did not answer for some time and was stopped. An endless loop may be the reason. Run starts it afresh.';

/** Time within which the player must report ready after its document has loaded, in ms. */
const READY_WITHIN = 5000;
const PING_EVERY = 500;
/** Pings in a row that amount to 6 s: a slow device that is busy or loads a library may take that long for an answer. */
const MOST_UNANSWERED = 12;

/** The player in a frame over the poster. The frame has an opaque origin: it communicates with the page by messages only. */
export class PlayerFrame {
  private readonly element: HTMLIFrameElement;
  private readonly waiting: Command[] = [];
  private readonly limit = new MessageLimit(MOST_EVENTS);
  private isReady = false;
  private loading: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;
  /** Pings that the player has not answered yet. */
  private questions = 0;
  /** Intervals since its last answer. They are counted instead of time: there are none in a hidden tab or while the computer sleeps. */
  private silence = 0;

  constructor(
    private readonly place: Place,
    private readonly hooks: Hooks,
  ) {
    const { stage, title, player } = place;
    this.element = element('iframe', { title, allow: 'autoplay' });
    this.element.setAttribute('sandbox', 'allow-scripts');
    player.open(this.element);
    this.element.addEventListener('load', () => {
      if (!this.isReady) this.loading = setTimeout(() => this.hooks.onEnd(BROKEN), READY_WITHIN);
    });
    window.addEventListener('message', this.onMessage);
    stage.append(this.element);
  }

  /** Sends a command, or queues it until the player is ready. */
  send(command: Command): void {
    if (this.isReady) this.element.contentWindow?.postMessage(command, '*');
    else this.waiting.push(command);
  }

  /** Sends a command that may take the player long. */
  order(command: Command): void {
    this.send(command);
    this.ping();
  }

  /** Sets whether the scene is busy. Answers are expected while it is, and until all pings are answered. */
  watch(isBusy: boolean): void {
    const isOn = this.isReady && (isBusy || this.questions > 0);
    if (isOn === (this.pinging !== undefined)) return;
    clearInterval(this.pinging);
    this.silence = 0;
    this.pinging = isOn ? setInterval(() => this.pingAgain(), PING_EVERY) : undefined;
    if (isOn) this.ping();
  }

  /** Whether it has not answered for a second. */
  get isSilent(): boolean {
    return this.silence > 1;
  }

  remove(): void {
    clearTimeout(this.loading);
    clearInterval(this.pinging);
    window.removeEventListener('message', this.onMessage);
    this.element.remove();
  }

  /** Messages are answered in order, so an answer confirms that all earlier commands were executed. */
  private ping(): void {
    this.questions += 1;
    this.send({ type: 'ping' });
  }

  private pingAgain(): void {
    this.silence = document.hidden ? 0 : this.silence + 1;
    if (this.silence >= MOST_UNANSWERED) this.hooks.onEnd(SILENT);
    else if (!document.hidden) this.ping();
  }

  private readonly onMessage = ({ source, data }: MessageEvent) => {
    // From another frame, or from this one after its removal.
    if (source === null || source !== this.element.contentWindow) return;
    if (this.limit.isExceeded()) return this.hooks.onEnd(FLOODED);
    // Reading the content of a message may take long, so messages from others or beyond the limit are never read.
    const event = readEvent(data);
    if (event) this.receive(event);
  };

  private receive(event: PlayerEvent): void {
    if (event.type === 'library') return void this.giveLibrary(event.name);
    if (event.type === 'ready' && !this.isReady) {
      this.isReady = true;
      clearTimeout(this.loading);
      for (const command of this.waiting.splice(0)) this.send(command);
    }
    // No other event is an answer: an endless loop can also write to the console.
    if (event.type === 'pong') {
      this.questions = Math.max(0, this.questions - 1);
      this.silence = 0;
    }
    return this.hooks.onEvent(event);
  }

  private async giveLibrary(name: string): Promise<void> {
    const script = await this.place.player.library(name);
    this.send({ type: 'library', name, script });
  }
}
