import { setTimeout as pause } from 'node:timers/promises';
import { currentWaiting } from './postgres/waiting.ts';
import { toRequestError } from './to-request-error.ts';
import type { EntityManager } from './database.ts';

/** Deadlock, serialization failure, lock timeout: caused by another transaction that will end soon. */
const transientStates = new Set(['40P01', '40001', '55P03']);

const RETRIES = 3;
/** Maximum pause, in ms. */
const MAX_PAUSE = 50;
/**
 * No attempt starts later than this many ms into a request. A lock timeout takes 1.1 s, which leaves time for
 * a second one; otherwise a request that waits behind a deadlock, which takes 1 s to detect, would be
 * rejected. A request that already waited for a connection has no time left for it.
 */
const TIMEOUT_MS = 1500;
const LOCK_TIMEOUT_MS = 1200;
/** The same in a job. */
const PATIENT_TIMEOUT_MS = 5000;

/**
 * Runs `work` in a transaction, and up to three more times from the start when another transaction was in the
 * way. So `work` must do nothing that a rollback does not undo.
 * @throws RequestError UNAVAILABLE when every attempt failed, or time ran out
 */
export async function retryTransaction<Result>(
  em: EntityManager,
  work: (em: EntityManager) => Promise<Result>,
): Promise<Result> {
  const begin = performance.now();
  for (let retries = 0; ; retries += 1) {
    const attempted = performance.now();
    try {
      return await em.transactional(work, { clear: true });
    } catch (error) {
      if (!isTransient(error)) throw error;
      const isLate = performance.now() - begin > timeoutAfter(error);
      if (retries === RETRIES || isLate) throw toRequestError(error) ?? error;
      currentWaiting()?.add(performance.now() - attempted);
      // Transactions that collided would collide again if they retried at the same moment.
      await pause(Math.random() * MAX_PAUSE * (retries + 1));
    }
  }
}

function isTransient(error: unknown): error is Error & { code: unknown } {
  return error instanceof Error && 'code' in error && transientStates.has(String(error.code));
}

/** How many ms after the start another attempt may begin. */
function timeoutAfter({ code }: { code: unknown }): number {
  const waiting = currentWaiting();
  if (waiting?.isPatient) return PATIENT_TIMEOUT_MS;
  return code === '55P03' ? LOCK_TIMEOUT_MS - (waiting?.waited ?? 0) : TIMEOUT_MS;
}
