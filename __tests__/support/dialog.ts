/** Stands in for what jsdom lacks of dialogs: they open, and close with an event. To be called in `beforeEach`. */
export function stubDialog(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
}
