import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { LOAD_DELAY_MS } from '../layouts/toaster.tsx';

/** Loads the toast region at once, instead of a second and a half after the page. */
export function loadNoticesAtOnce(): void {
  const start = globalThis.setTimeout;
  const startSooner = (run: () => void, delay?: number) => start(run, delay === LOAD_DELAY_MS ? 0 : delay);
  vi.stubGlobal('setTimeout', startSooner);
}

/** The toast with this title; an error toast is urgent, which makes it an alert. */
export const notice = (title: string, role: 'dialog' | 'alertdialog' = 'dialog') =>
  page.getByRole(role).filter({ hasText: title });
