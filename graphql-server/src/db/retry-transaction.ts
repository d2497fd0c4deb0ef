import { setTimeout as pause } from 'node:timers/promises';
import { currentWaiting } from './postgres/waiting.ts';
import { toRequestError } from './to-request-error.ts';
import type { EntityManager } from './database.ts';

/**
 * Deadlock, serialization failure, lock timeout: another transaction was in the way, and will be gone soon.
 */
const transientStates = new Set(['40P01', '40001', '55P03']);

const RETRIES = 3;
/** Bounds in ms. */
const MAX_PAUSE = 50;
/**
 * Nothing is begun again later than this, in ms, in a request. A lock timeout takes 1.1 s, so that there is
 * room for a second one: whoever waits behind a deadlock, which takes 1 s to be found, would be sent away
 * otherwise. There is none for who has waited for a connection before.
 */
const TIMEOUT_MS = 1500;
const LOCK_TIMEOUT_MS = 1200;
/** The same in a job. */
const PATIENT_TIMEOUT_MS = 5000;

/**
 * Runs `work` in a transaction, and again from the beginning, up to three times, when another transaction
 * was in the way. `work` must therefore do nothing that a rollback does not undo.
 * @throws RequestError UNAVAILABLE when it was in the way each time, or for too long
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
      // Transactions that collided would collide again if they came back at the same moment.
      await pause(Math.random() * MAX_PAUSE * (retries + 1));
    }
  }
}

function isTransient(error: unknown): error is Error & { code: unknown } {
  return error instanceof Error && 'code' in error && transientStates.has(String(error.code));
}

/** How long after the beginning there is time for another attempt, in ms. */
function timeoutAfter({ code }: { code: unknown }): number {
  const waiting = currentWaiting();
  if (waiting?.isPatient) return PATIENT_TIMEOUT_MS;
  return code === '55P03' ? LOCK_TIMEOUT_MS - (waiting?.waited ?? 0) : TIMEOUT_MS;
}
