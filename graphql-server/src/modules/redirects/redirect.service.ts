import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import type { z } from 'zod';
import { holdLock } from '../../db/advisory-lock.ts';
import { escapeLike } from '../../db/contains-text.ts';
import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import { RequestError, UserError, userError } from '../../errors.ts';
import { assertVersion } from '../../shared/edit-version.ts';
import { message } from '../../shared/messages/message.ts';
import { isUuid, newId } from '../../shared/new-id.ts';
import {
  type Connection,
  momentOf,
  type PageRequest,
  rowsToRead,
  toConnection,
} from '../../shared/paging/connection.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { validate } from '../../shared/validate.ts';
import { RedirectEntity } from './redirect.entity.ts';
import {
  bestRedirect,
  candidatePaths,
  isWildcard,
  locationOf,
  mayRedirect,
  MAX_REDIRECTS,
  MAX_WILDCARD_REDIRECTS,
  type PathAndTarget,
  readRequestedUrl,
  redirectSchema,
  type RequestedUrl,
} from './redirect-rules.ts';
import type { RedirectsTables } from './redirects.tables.ts';

/** A redirect as staff send it. */
export type RedirectInput = z.input<ReturnType<typeof redirectSchema>>;

/** How a redirect was saved; what it led to before, if it existed. */
export interface SavedRedirect {
  redirect: RedirectEntity;
  formerTarget: string | null;
  isNew: boolean;
}

const MAX_SEARCH = 100;
/** More redirects one after the other are a mistake, and browsers give up after 20. */
const MAX_STEPS = 10;

/** A redirect's path with `*` as a pattern for `like`. */
const likePattern = sql`replace(replace(replace(replace(path, '\\', '\\\\'), '%', '\\%'), '_', '\\_'), '*', '%')`;

/** Leads visitors from URLs of a former shop, and of what was renamed or deleted, to pages of the shop. */
export class RedirectService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly baseUrl: () => string,
  ) {}

  /** Where a URL that the shop has no page for leads; null if nowhere. In one statement. */
  async locationOf(url: string): Promise<string | null> {
    const requested = readRequestedUrl(url);
    if (!mayRedirect(requested)) return null;
    const redirect = bestRedirect(await this.candidates(requested), requested);
    return redirect && locationOf(redirect, requested);
  }

  /** Newest first. @throws RequestError BAD_REQUEST when the search is too long */
  async list(search: string, page: PageRequest): Promise<Connection<RedirectEntity>> {
    let query = this.matching(search).select(['id', 'created_at']);
    if (page.after) {
      const moment = momentOf(page.after);
      query = query.where(sql<boolean>`(created_at, id) < (${moment}::timestamptz, ${page.after.id}::uuid)`);
    }
    const rows = await query
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(rowsToRead(page))
      .execute();
    const redirects = await this.em.find(RedirectEntity, { id: { $in: rows.map(({ id }) => id) } });
    const byId = new Map(redirects.map((redirect) => [redirect.id, redirect]));
    return toConnection(
      rows.flatMap(({ id }) => byId.get(id) ?? []),
      page.first,
      ({ createdAt }) => createdAt.toISOString(),
      (redirect) => redirect,
    );
  }

  /** @throws RequestError BAD_REQUEST when the search is too long */
  async count(search: string): Promise<number> {
    const { count } = await this.matching(search)
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** @throws UserError INVALID_VALUE, also when the path has a redirect or leads back to itself */
  async create(input: RedirectInput): Promise<RedirectEntity> {
    const valid = this.validate(input);
    const id = newId();
    await this.change(async (em) => {
      await assertFree(em, valid.path, null);
      await this.add(em, id, valid);
    });
    return this.findOrThrow(id);
  }

  /** @throws UserError NOT_FOUND, VERSION_CHANGED, or INVALID_VALUE as `create` does */
  async update(
    id: string,
    input: RedirectInput,
    expectedVersion: string | null = null,
  ): Promise<RedirectEntity> {
    const valid = this.validate(input);
    await this.change(async (em) => {
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
      const redirect = isUuid(id) ? await em.findOne(RedirectEntity, { id }, lock) : null;
      if (!redirect) throw notFound();
      assertVersion(redirect, expectedVersion);
      await assertFree(em, valid.path, id);
      await this.assertEnds(em, valid, id);
      em.assign(redirect, valid);
    });
    return this.findOrThrow(id);
  }

  /** @throws UserError NOT_FOUND */
  async delete(id: string): Promise<void> {
    await retryTransaction(this.em, async (em) => {
      const deleted = isUuid(id) ? await em.nativeDelete(RedirectEntity, { id }) : 0;
      if (deleted === 0) throw notFound();
    });
  }

  /**
   * Adds a redirect, or changes the target of the one with its path; for imports, in the caller's
   * transaction. @throws UserError INVALID_VALUE as `create` does
   */
  async save(input: RedirectInput): Promise<SavedRedirect> {
    const valid = this.validate(input);
    await holdLock(this.em.getKysely(), 'redirects');
    const existing = await this.em.findOne(RedirectEntity, { path: valid.path });
    if (!existing) {
      const redirect = await this.add(this.em, newId(), valid);
      await this.em.flush();
      return { redirect, formerTarget: null, isNew: true };
    }
    const formerTarget = existing.target;
    if (formerTarget !== valid.target) {
      await this.assertEnds(this.em, valid, existing.id);
      existing.target = valid.target;
      await this.em.flush();
    }
    return { redirect: existing, formerTarget, isNew: false };
  }

  /**
   * Adds a redirect in the caller's transaction, unless its path has one or it would lead in a circle.
   * @returns whether it was added
   */
  async addMissing(input: RedirectInput): Promise<boolean> {
    const valid = this.validate(input);
    await holdLock(this.em.getKysely(), 'redirects');
    const existing = await this.em.findOne(RedirectEntity, { path: valid.path });
    if (existing) return false;
    try {
      await this.add(this.em, newId(), valid);
      await this.em.flush();
      return true;
    } catch (error) {
      if (error instanceof UserError) return false;
      throw error;
    }
  }

  private validate(input: RedirectInput): PathAndTarget {
    return validate(redirectSchema(this.baseUrl()), input, ['input']);
  }

  private async add(em: EntityManager, id: string, valid: PathAndTarget): Promise<RedirectEntity> {
    await assertRoom(em, valid.path);
    await this.assertEnds(em, valid, id);
    await forgetNotFound(em, valid.path);
    return em.create(RedirectEntity, { id, ...valid, createdAt: this.clock() });
  }

  /**
   * Follows the redirects from the target of a new one.
   * @throws UserError INVALID_VALUE if they lead back to it, or go on for too long
   */
  private async assertEnds(em: EntityManager, added: PathAndTarget, id: string): Promise<void> {
    const own = this.baseUrl();
    let target = added.target.replace('*', 'x');
    for (let step = 0; target.startsWith('/') || target.startsWith(`${own}/`); step += 1) {
      const requested = readRequestedUrl(target);
      const others = await this.candidates(requested, em, id);
      const next = bestRedirect([...others, added], requested);
      if (!next) return;
      if (next === added || step === MAX_STEPS) {
        throw userError('INVALID_VALUE', message('redirect.loop'), ['input', 'target']);
      }
      target = locationOf(next, requested);
    }
  }

  /** The redirects that might apply to a URL. */
  private async candidates(
    requested: RequestedUrl,
    em = this.em,
    except: string | null = null,
  ): Promise<PathAndTarget[]> {
    return em
      .getKysely<RedirectsTables>()
      .selectFrom('url_redirects')
      .where((eb) =>
        eb.or([
          eb('path', 'in', candidatePaths(requested)),
          sql<boolean>`position('*' in path) > 0 and ${requested.path.toLowerCase()} like ${likePattern}`,
        ]),
      )
      .where('id', 'is distinct from', except)
      .select(['path', 'target'])
      .execute();
  }

  private matching(search: string) {
    const text = search.trim();
    if (text.length > MAX_SEARCH) {
      throw new RequestError('BAD_REQUEST', message('request.searchTooLong', { max: MAX_SEARCH }));
    }
    const pattern = `%${escapeLike(text)}%`;
    const query = this.em.getKysely<RedirectsTables>().selectFrom('url_redirects');
    return text === ''
      ? query
      : query.where(sql<boolean>`(path like ${pattern} or lower(target) like ${pattern})`);
  }

  /** Runs a change while no other adds or changes a redirect, so that two can't make a loop together. */
  private async change(apply: (em: EntityManager) => Promise<void>): Promise<void> {
    await retryTransaction(this.em, async (em) => {
      await holdLock(em.getKysely(), 'redirects');
      await apply(em);
    });
  }

  private async findOrThrow(id: string): Promise<RedirectEntity> {
    const redirect = await this.em.fork().findOne(RedirectEntity, { id });
    if (!redirect) throw notFound();
    return redirect;
  }
}

async function assertFree(em: EntityManager, path: string, id: string | null): Promise<void> {
  const other = await em.findOne(RedirectEntity, { path, id: { $ne: id } });
  if (other) throw userError('INVALID_VALUE', message('redirect.taken'), ['input', 'path']);
}

async function assertRoom(em: EntityManager, path: string): Promise<void> {
  const db = em.getKysely<RedirectsTables>().selectFrom('url_redirects');
  const { all, wildcards } = await db
    .select(({ fn }) => [
      fn.countAll<string>().as('all'),
      sql<string>`count(*) filter (where position('*' in path) > 0)`.as('wildcards'),
    ])
    .executeTakeFirstOrThrow();
  const isFull = Number(all) >= MAX_REDIRECTS;
  if (!isFull && !(isWildcard(path) && Number(wildcards) >= MAX_WILDCARD_REDIRECTS)) return;
  const max = isFull ? MAX_REDIRECTS : MAX_WILDCARD_REDIRECTS;
  throw userError(
    'INVALID_VALUE',
    message(isFull ? 'redirects.tooMany' : 'redirects.tooManyWildcards', { max }),
    ['input', 'path'],
  );
}

/** An address that leads somewhere is no longer listed as not found. */
async function forgetNotFound(em: EntityManager, path: string): Promise<void> {
  await em
    .getKysely<RedirectsTables>()
    .deleteFrom('not_found_urls')
    .where(sql<boolean>`path like replace(${escapeLike(path)}::text, '*', '%')`)
    .execute();
}

const notFound = () => userError('NOT_FOUND', message('redirect.notFound'), ['id']);
