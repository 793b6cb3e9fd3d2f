import { withPrefix } from 'gatsby';
import { readReport, type Order, type Report } from '../../player/protocol';

interface FrameHooks {
  onReport: (report: Report) => void;
  /** The document has come, and does not take orders: what came is not the player. */
  onBroken: () => void;
}

/** How long the player may need to say that it is ready once its document has loaded. */
const READY_WITHIN = 5000;

/** The player in a frame over the poster. The frame is a stranger to the page: it shares nothing with it but messages. */
export class PlayerFrame {
  private readonly element = document.createElement('iframe');
  private readonly waiting: Order[] = [];
  private isReady = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    stage: HTMLElement,
    title: string,
    private readonly hooks: FrameHooks,
  ) {
    this.element.title = title;
    this.element.setAttribute('sandbox', 'allow-scripts');
    this.element.allow = 'autoplay; fullscreen';
    this.element.src = withPrefix(__PLAYER__);
    this.element.addEventListener('load', this.onLoad);
    window.addEventListener('message', this.onMessage);
    stage.append(this.element);
  }

  /** Gives an order; before the player is ready, it is kept. */
  order(order: Order): void {
    if (this.isReady) this.element.contentWindow?.postMessage(order, '*');
    else this.waiting.push(order);
  }

  remove(): void {
    clearTimeout(this.timer);
    window.removeEventListener('message', this.onMessage);
    this.element.remove();
  }

  private readonly onMessage = ({ source, data }: MessageEvent) => {
    // Another frame, or this one after it has gone.
    if (source === null || source !== this.element.contentWindow) return;
    const report = readReport(data);
    if (!report) return;
    if (report.type === 'ready' && !this.isReady) {
      this.isReady = true;
      clearTimeout(this.timer);
      for (const order of this.waiting.splice(0)) this.order(order);
    }
    this.hooks.onReport(report);
  };

  private readonly onLoad = () => {
    if (!this.isReady) this.timer = setTimeout(this.hooks.onBroken, READY_WITHIN);
  };
}
