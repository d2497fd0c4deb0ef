import { holdLock } from '../../../db/advisory-lock.ts';
import type { EntityManager } from '../../../db/database.ts';
import { userError } from '../../../errors.ts';
import { firstFree, MAX_HANDLE, slugOf } from '../../../shared/handle.ts';
import { message } from '../../../shared/messages/message.ts';
import type { ContentDatabase } from '../content.tables.ts';
import { HOME, isReserved } from './page-rules.ts';
import type { PageKind } from './page.entity.ts';

/* Handles are unique among the pages of a kind. Call these in a transaction. */

/** The handle that staff chose. @throws UserError HANDLE_RESERVED or HANDLE_TAKEN */
export async function claimHandle(
  em: EntityManager,
  kind: PageKind,
  handle: string,
  { isNew }: { isNew: boolean },
): Promise<string> {
  // The home page of a new shop exists only once somebody edits it.
  const isNewHome = isNew && handle === HOME;
  if (isReserved(kind, handle) && !isNewHome) {
    throw userError('HANDLE_RESERVED', message('page.handleReserved', { handle }), ['input', 'handle']);
  }
  if ((await takenHandles(em, kind, handle)).has(handle)) {
    throw userError('HANDLE_TAKEN', message('page.handleTaken'), ['input', 'handle']);
  }
  return handle;
}

/** A handle that follows from the title. */
export async function freeHandle(em: EntityManager, kind: PageKind, title: string): Promise<string> {
  return firstFreeHandle(em, kind, slugOf(title) || kind.toLowerCase());
}

/** The handle, or the same with a number if it is taken or reserved. */
export async function firstFreeHandle(em: EntityManager, kind: PageKind, handle: string): Promise<string> {
  const taken = await takenHandles(em, kind, handle);
  return firstFree(handle, isReserved(kind, handle) ? taken.add(handle) : taken);
}

/** The handles of a kind that begin like this one. No other may be given until the commit. */
async function takenHandles(em: EntityManager, kind: PageKind, handle: string): Promise<Set<string>> {
  const db = em.getKysely<ContentDatabase>();
  await holdLock(db, 'pages');
  const rows = await db
    .selectFrom('pages')
    .where('kind', '=', kind)
    .where('deleted_at', 'is', null)
    // Wide enough to cover shortened handles with a number.
    .where('handle', 'like', `${handle.slice(0, MAX_HANDLE - 10)}%`)
    .select('handle')
    .execute();
  return new Set(rows.map((row) => row.handle));
}
