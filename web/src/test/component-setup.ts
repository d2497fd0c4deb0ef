import '../styles/index.css';
import { afterEach, beforeAll, vi } from 'vitest';
import { adminSession } from '../session/admin-session.ts';
import { guestSession, shopperSession } from '../session/shopper-session.ts';
import { closePage } from './open-page.tsx';
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
  // Before the session ends and `fetch` is the real one again: an open page would send queries that nobody
  // answers, and the same query of the next test's page would wait for their response.
  await closePage();
  await resizePage(1280, 800);
  for (const session of [shopperSession, guestSession, adminSession]) session.end('logout');
  window.localStorage.clear();
  window.sessionStorage.clear();
});
