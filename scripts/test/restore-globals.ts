import { afterEach, vi } from 'vitest';

// The files that a worker runs share its globals: what one test replaces would be found by the files after
// it, whichever those are today.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
