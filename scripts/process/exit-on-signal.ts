import { constants } from 'node:os';

/** Turns Ctrl-C and similar signals into a normal exit, so that `exit` listeners stop what was started. */
export function exitOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
  }
}
