import type { z } from 'zod';
import { holdLock } from '../../../db/advisory-lock.ts';
import type { EntityManager } from '../../../db/database.ts';
import { retryTransaction } from '../../../db/retry-transaction.ts';
import { forbidden, userError } from '../../../errors.ts';
import { assertVersion } from '../../../shared/edit-version.ts';
import { message } from '../../../shared/messages/message.ts';
import { isUuid, newId } from '../../../shared/new-id.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { validate } from '../../../shared/validate.ts';
import { can, type UserPrincipal } from '../../../shared/principal.ts';
import {
  MAX_VIEWS,
  readPermission,
  savedViewChangeSchema,
  type SavedViewList,
  savedViewSchema,
  sharePermission,
} from './saved-view-rules.ts';
import { SavedViewEntity } from './saved-view.entity.ts';

/** A saved view of a back office list. */
export interface SavedView {
  id: string;
  list: SavedViewList;
  name: string;
  /** Search, filters, sort order and columns: the list URL's query without the question mark. */
  query: string;
  isShared: boolean;
  /** Changes with each edit; see `assertVersion`. */
  version: string;
}

/** Saved views of products, orders and customers: each staff member's own, and shared ones. */
export class SavedViewService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /**
   * Views of a list: shared ones, then the caller's own, each by creation. Empty if the caller may not see
   * the list.
   */
  async list(principal: UserPrincipal, list: SavedViewList): Promise<SavedView[]> {
    if (!can(principal, readPermission[list])) return [];
    const rows = await this.em.find(
      SavedViewEntity,
      { list, $or: [{ userId: principal.userId }, { userId: null }] },
      { orderBy: { id: 'asc' } },
    );
    const views = rows.map(toSavedView);
    return [...views.filter(({ isShared }) => isShared), ...views.filter(({ isShared }) => !isShared)];
  }

  /**
   * @throws UserError INVALID_VALUE for a name already used in the list, or when there are 20 already, or for
   * invalid input; RequestError FORBIDDEN for a list that the caller may not see, or whose views they may not
   * share
   */
  async create(principal: UserPrincipal, input: z.input<typeof savedViewSchema>): Promise<SavedView> {
    const { list, name, query, isShared } = validate(savedViewSchema, input, ['input']);
    assertMayChange(principal, { list, isShared: isShared ?? false });
    const userId = isShared ? null : principal.userId;
    const view = { id: newId(), list, userId, name, query, createdAt: this.clock() };
    await this.change(async (em) => {
      await assertFits(em, view);
      await em.insert(SavedViewEntity, view);
    });
    return this.findOrThrow(view.id);
  }

  /**
   * Changes a view; missing fields keep their value. Unsharing a view makes it the caller's own.
   * @throws UserError NOT_FOUND, also for another user's view, VERSION_CHANGED, INVALID_VALUE like `create`;
   * RequestError FORBIDDEN
   */
  async update(
    principal: UserPrincipal,
    id: string,
    input: z.input<typeof savedViewChangeSchema>,
    expectedVersion: string | null = null,
  ): Promise<SavedView> {
    const { name, query, isShared } = validate(savedViewChangeSchema, input, ['input']);
    await this.change(async (em) => {
      const { version, ...before } = await find(em, principal, id);
      const isNowShared = isShared ?? before.userId === null;
      assertMayChange(principal, { list: before.list, isShared: before.userId === null || isNowShared });
      assertVersion({ version }, expectedVersion);
      const after = {
        ...before,
        name: name ?? before.name,
        query: query ?? before.query,
        userId: isNowShared ? null : principal.userId,
      };
      await assertFits(em, after);
      await em.nativeUpdate(SavedViewEntity, { id }, after);
    });
    return this.findOrThrow(id);
  }

  /** @throws UserError NOT_FOUND, also for another user's view; RequestError FORBIDDEN for a shared one */
  async delete(principal: UserPrincipal, id: string): Promise<void> {
    await this.change(async (em) => {
      const { list, userId } = await find(em, principal, id);
      assertMayChange(principal, { list, isShared: userId === null });
      await em.nativeDelete(SavedViewEntity, { id });
    });
  }

  private async change(work: (em: EntityManager) => Promise<void>): Promise<void> {
    await retryTransaction(this.em, async (em) => {
      await holdLock(em.getKysely(), 'savedViews');
      await work(em);
    });
  }

  private async findOrThrow(id: string): Promise<SavedView> {
    const row = await this.em.fork().findOne(SavedViewEntity, { id });
    if (!row) throw notFound();
    return toSavedView(row);
  }
}

/** @throws UserError NOT_FOUND */
async function find(
  em: EntityManager,
  principal: UserPrincipal,
  id: string,
): Promise<SavedViewRow & { version: string }> {
  const row = isUuid(id)
    ? await em.findOne(SavedViewEntity, { id, $or: [{ userId: principal.userId }, { userId: null }] })
    : null;
  if (!row || !can(principal, readPermission[row.list])) throw notFound();
  const { list, userId, name, query, createdAt, version } = row;
  return { id, list, userId: userId ?? null, name, query, createdAt, version };
}

const notFound = () => userError('NOT_FOUND', message('savedView.notFound'), ['id']);

/** A row to write. */
interface SavedViewRow extends Omit<SavedView, 'isShared' | 'version'> {
  userId: string | null;
  createdAt: Date;
}

/** @throws RequestError FORBIDDEN */
function assertMayChange(
  principal: UserPrincipal,
  { list, isShared }: Pick<SavedView, 'list' | 'isShared'>,
): void {
  if (!can(principal, isShared ? sharePermission[list] : readPermission[list])) throw forbidden();
}

/** Checks the name and the limit against existing views. @throws UserError INVALID_VALUE */
async function assertFits(em: EntityManager, { id, list, userId, name }: SavedViewRow): Promise<void> {
  const others = await em.find(SavedViewEntity, { list, userId, id: { $ne: id } }, { fields: ['name'] });
  if (others.length >= MAX_VIEWS)
    throw userError('INVALID_VALUE', message('savedViews.tooMany', { max: MAX_VIEWS }), ['input']);
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase()))
    throw userError('INVALID_VALUE', message('savedView.nameTaken'), ['input', 'name']);
}

function toSavedView({ id, list, name, query, userId, version }: SavedViewEntity): SavedView {
  return { id, list, name, query, isShared: userId === null || userId === undefined, version };
}
