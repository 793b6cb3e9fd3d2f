import { MOST_EVENTS, MessageLimit, readEvent, type Command, type PlayerEvent } from '../messages/protocol';

/** Where the player comes from. */
export interface PlayerSource {
  /** Has a frame load the player's document. */
  readonly open: (frame: HTMLIFrameElement) => void;
  /** The script of a library that a scene requests by name; empty if there is none. */
  readonly library: (name: string) => Promise<string>;
}

interface FrameHooks {
  onEvent: (event: PlayerEvent) => void;
  /** The document has loaded but does not respond: it is not the player. */
  onBroken: () => void;
  /** It sends more messages than the page can handle. */
  onFlood: () => void;
}

/** Time within which the player must report ready after its document has loaded, in ms. */
const READY_WITHIN = 5000;

/** The player in a frame over the poster. The frame has an opaque origin: it communicates with the page by messages only. */
export class PlayerFrame {
  private readonly element = document.createElement('iframe');
  private readonly waiting: Command[] = [];
  private readonly limit = new MessageLimit(MOST_EVENTS);
  private isReady = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    stage: HTMLElement,
    title: string,
    private readonly source: PlayerSource,
    private readonly hooks: FrameHooks,
  ) {
    this.element.title = title;
    this.element.setAttribute('sandbox', 'allow-scripts');
    this.element.allow = 'autoplay';
    source.open(this.element);
    this.element.addEventListener('load', this.onLoad);
    window.addEventListener('message', this.onMessage);
    stage.append(this.element);
  }

  /** Sends a command, or queues it until the player is ready. */
  send(command: Command): void {
    if (this.isReady) this.element.contentWindow?.postMessage(command, '*');
    else this.waiting.push(command);
  }

  remove(): void {
    clearTimeout(this.timer);
    window.removeEventListener('message', this.onMessage);
    this.element.remove();
  }

  private readonly onMessage = ({ source, data }: MessageEvent) => {
    // From another frame, or from this one after its removal.
    if (source === null || source !== this.element.contentWindow) return;
    if (this.limit.isExceeded()) return this.hooks.onFlood();
    // Reading the content of a message may take long, so messages from others or beyond the limit are never read.
    const event = readEvent(data);
    if (event) this.receive(event);
  };

  private receive(event: PlayerEvent): void {
    if (event.type === 'ready' && !this.isReady) {
      this.isReady = true;
      clearTimeout(this.timer);
      for (const command of this.waiting.splice(0)) this.send(command);
    }
    if (event.type === 'library') void this.giveLibrary(event.name);
    else this.hooks.onEvent(event);
  }

  private async giveLibrary(name: string): Promise<void> {
    const script = await this.source.library(name);
    this.send({ type: 'library', name, script });
  }

  private readonly onLoad = () => {
    if (!this.isReady) this.timer = setTimeout(this.hooks.onBroken, READY_WITHIN);
  };
}
