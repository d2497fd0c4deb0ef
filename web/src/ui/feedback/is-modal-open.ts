/** Whether a modal dialog is open. Toasts have a dialog role as well, but are not modal. */
export function isModalOpen(): boolean {
  return document.querySelector('[role$="dialog"]:not([aria-modal="false"])') !== null;
}
