import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { LOAD_DELAY_MS } from '../layouts/toaster.tsx';

/**
 * Lets the part of a page that shows notices load at once; it gives way to the page for a second and a half.
 */
export function loadNoticesAtOnce(): void {
  const start = globalThis.setTimeout;
  const startSooner = (run: () => void, delay?: number) => start(run, delay === LOAD_DELAY_MS ? 0 : delay);
  vi.stubGlobal('setTimeout', startSooner);
}

/** The notice with this title: one of a failure is urgent, which makes it an alert. */
export const notice = (title: string, role: 'dialog' | 'alertdialog' = 'dialog') =>
  page.getByRole(role).filter({ hasText: title });
