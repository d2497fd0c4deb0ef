import { setTimeout as pause } from 'node:timers/promises';
import { toRequestError } from './to-request-error.ts';
import type { EntityManager } from './database.ts';

/** Deadlock, serialization failure, lock timeout: another transaction was in the way, and will be gone soon. */
const transientStates = new Set(['40P01', '40001', '55P03']);

const RETRIES = 3;
/** Bounds in ms. A lock timeout takes seconds itself, and whoever waits should hear something before giving up. */
const MAX_PAUSE = 50;
const TIMEOUT_MS = 5000;

/**
 * Runs `work` in a transaction, and again from the beginning, up to three times, when another transaction
 * was in the way. `work` must therefore do nothing that a rollback does not undo.
 * @throws RequestError UNAVAILABLE when it was in the way each time, or for too long
 */
export async function retryTransaction<Result>(
  em: EntityManager,
  work: (em: EntityManager) => Promise<Result>,
): Promise<Result> {
  const deadline = performance.now() + TIMEOUT_MS;
  for (let retries = 0; ; retries += 1) {
    try {
      return await em.transactional(work, { clear: true });
    } catch (error) {
      if (!isTransient(error)) throw error;
      if (retries === RETRIES || performance.now() > deadline) throw toRequestError(error) ?? error;
      // Transactions that collided would collide again if they came back at the same moment.
      await pause(Math.random() * MAX_PAUSE * (retries + 1));
    }
  }
}

function isTransient(error: unknown): boolean {
  return error instanceof Error && 'code' in error && transientStates.has(String(error.code));
}
