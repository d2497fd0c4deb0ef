import '../styles/index.css';
import { afterEach, beforeAll, vi } from 'vitest';
import { adminSession } from '../session/admin-session.ts';
import { guestSession, shopperSession } from '../session/shopper-session.ts';
import { resizePage } from './resize-page.ts';

/* All pages of a run have the same origin, and would receive each other's messages like tabs of one
   shopper. */
const ownPage = crypto.randomUUID();
window.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} of ${ownPage}`);
  }
};

beforeAll(() => resizePage(1280, 800));

afterEach(async () => {
  // First: delayed cleanup, such as that of an Apollo subscription, would wait forever for fake timers, and
  // later tests' pages would share it.
  vi.useRealTimers();
  await resizePage(1280, 800);
  for (const session of [shopperSession, guestSession, adminSession]) session.end('logout');
  window.localStorage.clear();
  window.sessionStorage.clear();
});
