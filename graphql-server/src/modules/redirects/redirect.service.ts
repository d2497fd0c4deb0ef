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
import { EarlierRedirects } from './earlier-redirects.ts';
import { RedirectEntity } from './redirect.entity.ts';
import {
  bestRedirect,
  candidatePaths,
  isOwnUrl,
  isWildcard,
  locationOf,
  mayRedirect,
  MAX_REDIRECTS,
  MAX_WILDCARD_REDIRECTS,
  type PathAndTarget,
  readRequestedUrl,
  redirectPath,
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
/** How many targets are followed that a new wildcard fits. */
const MAX_TARGETS = 100;

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
      await assertRoom(em);
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
   * Adds a redirect, or changes the target of the one with its path, in the caller's transaction. `earlier`
   * are those that the same import has saved, whose transaction a check has rolled back.
   * @throws UserError INVALID_VALUE as `create` does
   */
  async save(input: RedirectInput, earlier: EarlierRedirects): Promise<SavedRedirect> {
    const valid = this.validate(input);
    const existing = await this.em.findOne(RedirectEntity, { path: valid.path });
    if (!existing) {
      const redirect = await this.add(this.em, newId(), valid, earlier);
      await this.em.flush();
      return { redirect, formerTarget: null, isNew: true };
    }
    const formerTarget = existing.target;
    if (formerTarget !== valid.target) {
      await this.assertEnds(this.em, valid, existing.id, earlier);
      existing.target = valid.target;
      await this.em.flush();
    }
    return { redirect: existing, formerTarget, isNew: false };
  }

  /**
   * Prepares the caller's transaction for `save`: nobody else changes redirects until its end.
   * @throws UserError INVALID_VALUE if there is no room for more
   */
  async begin(): Promise<void> {
    await holdLock(this.em.getKysely(), 'redirects');
    await assertRoom(this.em);
  }

  /**
   * Adds a redirect in the caller's transaction, unless its path has one or it leads in a circle. Without
   * the lock, which a long import would hold until its end. @returns whether it was added
   */
  async addMissing(input: RedirectInput): Promise<boolean> {
    const valid = this.validate(input);
    if (await this.em.findOne(RedirectEntity, { path: valid.path })) return false;
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

  private async add(
    em: EntityManager,
    id: string,
    valid: PathAndTarget,
    earlier = new EarlierRedirects(),
  ): Promise<RedirectEntity> {
    if (isWildcard(valid.path)) await assertRoomForWildcard(em, earlier);
    await this.assertEnds(em, valid, id, earlier);
    await forgetNotFound(em, valid.path);
    return em.create(RedirectEntity, { id, ...valid, createdAt: this.clock() });
  }

  /**
   * Follows the redirects from the target of a new one, and for one with a wildcard from the targets that it
   * fits. @throws UserError INVALID_VALUE if they lead in a circle, or go on for too long
   */
  private async assertEnds(
    em: EntityManager,
    added: PathAndTarget,
    id: string,
    earlier = new EarlierRedirects(),
  ): Promise<void> {
    const starts = [added.target.replace('*', 'x')];
    if (isWildcard(added.path)) starts.push(...(await targetsLike(em, added.path, id)));
    for (const start of starts) {
      const visited = new Set<string>();
      for (let target: string | null = start; target !== null;) {
        const url = redirectPath(target);
        if (visited.has(url) || visited.size > MAX_STEPS) {
          throw userError('INVALID_VALUE', message('redirect.loop'), ['input', 'target']);
        }
        visited.add(url);
        target = await this.next(em, target, added, { id, earlier });
      }
    }
  }

  /** Where a URL leads once a redirect is added; null if it leads nowhere, or to another site. */
  private async next(
    em: EntityManager,
    url: string,
    added: PathAndTarget,
    { id, earlier }: { id: string; earlier: EarlierRedirects },
  ): Promise<string | null> {
    if (!url.startsWith('/') && !isOwnUrl(url, this.baseUrl())) return null;
    const requested = readRequestedUrl(url);
    const saved = await this.candidates(requested, em, id);
    const redirect = bestRedirect([added, ...earlier.candidates(requested), ...saved], requested);
    return redirect && locationOf(redirect, requested);
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

async function assertRoom(em: EntityManager): Promise<void> {
  if ((await em.count(RedirectEntity)) < MAX_REDIRECTS) return;
  throw userError('INVALID_VALUE', message('redirects.tooMany', { max: MAX_REDIRECTS }), ['input', 'path']);
}

async function assertRoomForWildcard(em: EntityManager, earlier: EarlierRedirects): Promise<void> {
  const rows = await em
    .getKysely<RedirectsTables>()
    .selectFrom('url_redirects')
    .where(sql<boolean>`position('*' in path) > 0`)
    .select('path')
    .execute();
  const paths = new Set([...rows.map(({ path }) => path), ...earlier.wildcardPaths]);
  if (paths.size < MAX_WILDCARD_REDIRECTS) return;
  const reason = message('redirects.tooManyWildcards', { max: MAX_WILDCARD_REDIRECTS });
  throw userError('INVALID_VALUE', reason, ['input', 'path']);
}

/** Targets of redirects that a path with wildcards may fit. */
async function targetsLike(em: EntityManager, path: string, exceptId: string): Promise<string[]> {
  const rows = await em
    .getKysely<RedirectsTables>()
    .selectFrom('url_redirects')
    .where(sql<boolean>`lower(target) like replace(${escapeLike(path)}::text, '*', '%')`)
    .where('id', '<>', exceptId)
    .select('target')
    .distinct()
    .limit(sql.lit(MAX_TARGETS))
    .execute();
  return rows.map(({ target }) => target.replace('*', 'x'));
}

/** A URL that leads somewhere is no longer listed as not found. */
async function forgetNotFound(em: EntityManager, path: string): Promise<void> {
  await em
    .getKysely<RedirectsTables>()
    .deleteFrom('not_found_urls')
    .where(sql<boolean>`path like replace(${escapeLike(path)}::text, '*', '%')`)
    .execute();
}

const notFound = () => userError('NOT_FOUND', message('redirect.notFound'), ['id']);
