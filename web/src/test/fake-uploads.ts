import { vi } from 'vitest';
import type { Locator } from 'vitest/browser';

/**
 * The outcome of an upload: the stored file's id, or why it was rejected; null if the shop is unreachable,
 * undefined if it never ends.
 */
type Outcome = { id: string; url?: string } | { detail: string } | null | undefined;

/** Replaces the server's uploads until the test ends; every stored picture is a gamepad by default. */
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
        'id' in outcome ? { url: `/icon-512.png?${outcome.id}`, _id: outcome.id, ...outcome } : outcome;
      this.onload?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
}

/** Drops files with these names onto an element, as from another window. */
export function dropFiles(target: Locator, ...names: string[]): void {
  const dataTransfer = new DataTransfer();
  for (const name of names) dataTransfer.items.add(new File([name], name, { type: 'image/jpeg' }));
  target.element().dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}
