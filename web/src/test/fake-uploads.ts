import { vi } from 'vitest';
import type { Locator } from 'vitest/browser';

/**
 * What comes of an upload: where the file is stored then, or why it was refused; null: the shop can't be
 * reached, undefined: it goes on for ever.
 */
type Outcome = { id: string } | { detail: string } | null | undefined;

/** Stands in for the server's uploads until the test ends; a picture that is stored looks like a gamepad. */
export function fakeUploads(outcomeOf: (fileName: string) => Outcome): void {
  class FakeUpload {
    readonly upload = {};
    status = 0;
    response: unknown = null;
    onload: (() => void) | undefined;
    onerror: (() => void) | undefined;
    onabort: (() => void) | undefined;

    open(): void {}
    setRequestHeader(): void {}

    abort(): void {
      this.onabort?.();
    }

    send(form: FormData): void {
      const outcome = outcomeOf((form.get('file') as File).name);
      if (outcome === undefined) return;
      if (outcome === null) return this.onerror?.();
      this.status = 'id' in outcome ? 200 : 422;
      this.response =
        'id' in outcome
          ? { _id: outcome.id, url: `/pictures/arrival-gamepad-320.2733bc7c.webp?${outcome.id}` }
          : outcome;
      this.onload?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
}

/** Drops files of these names onto an element, as from another window. */
export function dropFiles(target: Locator, ...names: string[]): void {
  const dataTransfer = new DataTransfer();
  for (const name of names) dataTransfer.items.add(new File([name], name, { type: 'image/jpeg' }));
  target.element().dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}
