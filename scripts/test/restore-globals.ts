import { afterEach, vi } from 'vitest';

// The files of a worker share its globals: later files, whichever they are in this run, would find what a
// test replaced.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
