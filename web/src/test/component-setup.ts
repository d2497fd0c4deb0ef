import '../styles/index.css';
import { afterEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { adminSession } from '../session/admin-session.ts';
import { guestSession, shopperSession } from '../session/shopper-session.ts';

/* The pages of a run are of one origin, and would hear each other as the tabs of one shopper do. */
const ownPage = crypto.randomUUID();
window.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} of ${ownPage}`);
  }
};

afterEach(async () => {
  // First: what ends a moment later, such as a subscription of Apollo's, would wait for faked timers for
  // ever, and the pages of later tests would share it.
  vi.useRealTimers();
  await page.viewport(1280, 800);
  for (const session of [shopperSession, guestSession, adminSession]) session.end('logout');
  window.localStorage.clear();
  window.sessionStorage.clear();
});
