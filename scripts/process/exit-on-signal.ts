import { constants } from 'node:os';

/** Turns Ctrl-C and its relatives into an ordinary exit, so that `exit` listeners stop what was started. */
export function exitOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
  }
}
