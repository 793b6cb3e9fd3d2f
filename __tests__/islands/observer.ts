type Report = (entries: readonly { target: Element; isIntersecting: boolean }[]) => void;

/** Stands in for the browser's IntersectionObserver, which jsdom lacks. Everything is in view, or nothing until `scrollTo`. */
export function stubIntersectionObserver({ inView }: { inView: boolean }) {
  const observed = new Map<Element, Report>();

  class Observer {
    private readonly report: Report;

    constructor(report: Report) {
      this.report = report;
    }

    observe(target: Element) {
      observed.set(target, this.report);
      this.report([{ target, isIntersecting: inView }]);
    }

    unobserve(target: Element) {
      observed.delete(target);
    }

    disconnect() {
      for (const [target, report] of observed) if (report === this.report) observed.delete(target);
    }
  }

  Object.assign(globalThis, { IntersectionObserver: Observer });
  return {
    scrollTo: (target: Element) => observed.get(target)?.([{ target, isIntersecting: true }]),
    /** Tells that an element has come into view, or gone. */
    report: (target: Element, isIntersecting: boolean) => observed.get(target)?.([{ target, isIntersecting }]),
  };
}
