import { LockMode } from '@mikro-orm/core';
import { type Selectable, sql } from 'kysely';
import type { z } from 'zod';
import { holdLock } from '../../db/advisory-lock.ts';
import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import { unauthenticated, userError } from '../../errors.ts';
import { assertVersion } from '../../shared/edit-version.ts';
import { message } from '../../shared/messages/message.ts';
import { isUuid, newId } from '../../shared/new-id.ts';
import { actorIdOf, type ApiKeyPrincipal, type StaffActor } from '../../shared/principal.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { validate } from '../../shared/validate.ts';
import { actorName } from '../audit/actor-name.ts';
import { findStorefront, type HeadlessStorefront } from '../storefronts/storefronts.ts';
import { assertWithinOwn } from '../staff/staff-rules.ts';
import {
  type ApiKey,
  apiKeySchema,
  isUseWorthNoting,
  MAX_LIVE_KEYS,
  permissionsOfKey,
  stateOf,
} from './api-key-rules.ts';
import { isSecretOf, newApiKeyToken, readApiKeyToken } from './api-key-token.ts';
import { ApiKeyEntity } from './api-key.entity.ts';
import type { ApiKeysTables } from './api-keys.tables.ts';

/** All active keys, and at least the last 100 that have ended. */
const MAX_LISTED = 2 * MAX_LIVE_KEYS;

/** The id of no user. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

export type ApiKeyInput = z.input<typeof apiKeySchema>;

/** What a valid key says about its caller. */
interface IdentifiedKey {
  principal: ApiKeyPrincipal;
  lastUsedAt: Date | null;
  storefrontId: string | null;
}

/** API keys of programs. They belong to the shop, not to their creator. */
export class ApiKeyService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly storefronts: readonly HeadlessStorefront[],
  ) {}

  /**
   * Identifies the caller of a key. Its permissions and validity are read on each request, so changes apply
   * at once. Records the time and IP of the last use, at most once a minute.
   * @throws RequestError UNAUTHENTICATED for a key that is malformed, unknown, expired or revoked
   */
  async authenticate(token: string, ip: string): Promise<ApiKeyPrincipal> {
    const { principal, lastUsedAt } = await this.identify(token);
    await this.noteUse(principal, lastUsedAt, ip);
    return principal;
  }

  /**
   * The storefront whose server uses a key, which is trusted to name the shopper of a request. Records the
   * use like `authenticate`, with the server's IP.
   * @throws RequestError UNAUTHENTICATED for any other key, and for an invalid one
   */
  async storefrontOf(token: string, ip: string): Promise<string> {
    const { principal, lastUsedAt, storefrontId } = await this.identify(token);
    const storefront = findStorefront(this.storefronts, storefrontId);
    if (!storefront) throw unauthenticated();
    await this.noteUse(principal, lastUsedAt, ip);
    return storefront.id;
  }

  /**
   * Like `authenticate`, but does not count as a use: for a connection that is merely open. @throws
   * RequestError UNAUTHENTICATED
   */
  async recheck(token: string): Promise<ApiKeyPrincipal> {
    return (await this.identify(token)).principal;
  }

  /** Active keys, newest first, then the most recently expired or revoked ones; at most 200. */
  async list(): Promise<ApiKey[]> {
    const now = this.clock();
    const rows = await this.db
      .selectFrom('api_keys')
      .selectAll()
      .orderBy(
        sql`revoked_at is not null or coalesce(expires_at <= ${now.toISOString()}::timestamptz, false)`,
      )
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MAX_LISTED)
      .execute();
    return rows.map((row) => this.toApiKey(row, now));
  }

  /**
   * Creates a key with permissions that the creator has. The key itself is only in this result.
   * @throws UserError INVALID_VALUE when there are 100 active ones, or with the broken rules; RequestError
   * FORBIDDEN
   */
  async create(creator: StaffActor, input: ApiKeyInput): Promise<{ apiKey: ApiKey; key: string }> {
    const checked = validate(apiKeySchema, input, ['input']);
    const { name, permissions, expiresAt = null, storefrontId = null } = checked;
    assertWithinOwn(creator, permissions);
    this.assertStorefront(storefrontId);
    this.assertAhead(expiresAt);
    const id = newId();
    const { token, secretHash, hint } = newApiKeyToken(id);
    await retryTransaction(this.em, async (em) => {
      await this.assertRoom(em, id);
      await em.insert(ApiKeyEntity, {
        id,
        name,
        permissions,
        secretHash,
        hint,
        expiresAt,
        storefrontId,
        createdAt: this.clock(),
        createdById: actorIdOf(creator),
        createdByName: await actorName(em, creator),
      });
    });
    return { apiKey: await this.get(id), key: token };
  }

  /**
   * Replaces a key's name, permissions and expiry, from its next request on. An expired key works again with
   * a later expiry. The caller needs both the old and the new permissions.
   * @throws UserError NOT_FOUND, VERSION_CHANGED, KEY_REVOKED, INVALID_VALUE when there are 100 active ones,
   * or with the broken rules; RequestError FORBIDDEN
   */
  async update(
    changer: StaffActor,
    id: string,
    input: ApiKeyInput,
    expectedVersion: string | null = null,
  ): Promise<ApiKey> {
    const { name, permissions, expiresAt, storefrontId } = validate(apiKeySchema, input, ['input']);
    assertWithinOwn(changer, permissions);
    this.assertStorefront(storefrontId);
    await retryTransaction(this.em, async (em) => {
      await this.assertRoom(em, id);
      const before = await findKey(em, id);
      assertWithinOwn(changer, permissionsOfKey(before.permissions));
      if (before.revokedAt) throw userError('KEY_REVOKED', message('apiKey.revoked'), ['id']);
      assertVersion({ version: before.version ?? '0' }, expectedVersion);
      const changes = {
        name,
        permissions,
        ...(expiresAt !== undefined && { expiresAt }),
        ...(storefrontId !== undefined && { storefrontId }),
      };
      if (expiresAt?.getTime() !== before.expiresAt?.getTime()) this.assertAhead(expiresAt);
      await em.nativeUpdate(ApiKeyEntity, { id }, changes);
    });
    return this.get(id);
  }

  /**
   * Revokes a key permanently, whatever its permissions, so that any manager of API keys can stop a leaked
   * one at once. Revoking it again changes nothing.
   * @throws UserError NOT_FOUND
   */
  async revoke(id: string): Promise<ApiKey> {
    await this.em.transactional(async (em) => {
      await findKey(em, id);
      await em.nativeUpdate(ApiKeyEntity, { id, revokedAt: null }, { revokedAt: this.clock() });
    });
    return this.get(id);
  }

  /** Active keys that this user created, newest first. */
  async workingOf(userId: string): Promise<ApiKey[]> {
    const now = this.clock();
    const rows = await this.db
      .selectFrom('api_keys')
      .selectAll()
      .where('created_by_id', '=', isUuid(userId) ? userId : NOBODY)
      .where('revoked_at', 'is', null)
      .orderBy('id', 'desc')
      .execute();
    return rows.map((row) => this.toApiKey(row, now)).filter(({ state }) => state === 'ACTIVE');
  }

  /**
   * Revokes keys that this user created, in the caller's transaction. @throws UserError NOT_FOUND for other
   * keys
   */
  async revokeOf(em: EntityManager, userId: string, ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const { createdById, revokedAt } = await findKey(em, id);
      if (createdById !== userId) throw notFound(['apiKeyIds']);
      if (!revokedAt) await em.nativeUpdate(ApiKeyEntity, { id }, { revokedAt: this.clock() });
    }
  }

  private get db() {
    return this.em.getKysely<ApiKeysTables>();
  }

  private async noteUse(
    { keyId }: ApiKeyPrincipal,
    lastUsedAt: Date | null,
    lastUsedIp: string,
  ): Promise<void> {
    const now = this.clock();
    if (!isUseWorthNoting(lastUsedAt, now)) return;
    await this.em.nativeUpdate(ApiKeyEntity, { id: keyId }, { lastUsedAt: now, lastUsedIp });
  }

  private async identify(token: string): Promise<IdentifiedKey> {
    const read = readApiKeyToken(token);
    if (!read) throw unauthenticated();
    const row = await this.db
      .selectFrom('api_keys')
      .where('id', '=', read.id)
      .select(['secret_hash', 'permissions', 'expires_at', 'revoked_at', 'last_used_at', 'storefront_id'])
      .executeTakeFirst();
    if (!row || !isSecretOf(row.secret_hash, read.secret)) throw unauthenticated();
    const times = { expiresAt: toDate(row.expires_at), revokedAt: toDate(row.revoked_at) };
    if (stateOf(times, this.clock()) !== 'ACTIVE') throw unauthenticated();
    const permissions = new Set(permissionsOfKey(row.permissions));
    return {
      principal: { kind: 'API_KEY', keyId: read.id, permissions },
      lastUsedAt: toDate(row.last_used_at),
      storefrontId: row.storefront_id,
    };
  }

  private toApiKey(row: Selectable<ApiKeysTables['api_keys']>, now: Date): ApiKey {
    const storefront = findStorefront(this.storefronts, row.storefront_id);
    return { ...toApiKey(row, now), storefrontId: storefront?.id ?? null };
  }

  /** @throws UserError INVALID_VALUE */
  private assertStorefront(id: string | null | undefined): void {
    if (id && !findStorefront(this.storefronts, id))
      throw userError('INVALID_VALUE', message('apiKey.storefrontUnknown'), ['input', 'storefrontId']);
  }

  private async get(id: string): Promise<ApiKey> {
    const row = await this.db
      .selectFrom('api_keys')
      .where('id', '=', id)
      .selectAll()
      .executeTakeFirstOrThrow();
    return this.toApiKey(row, this.clock());
  }

  /** @throws UserError INVALID_VALUE */
  private assertAhead(expiresAt: Date | null | undefined): void {
    if (expiresAt && expiresAt <= this.clock())
      throw userError('INVALID_VALUE', message('apiKey.expiresInPast'), ['input', 'expiresAt']);
  }

  /**
   * Serializes changes that add active keys. @throws UserError INVALID_VALUE when the maximum number of
   * active keys is reached
   */
  private async assertRoom(em: EntityManager, id: string): Promise<void> {
    await holdLock(em.getKysely(), 'apiKeys');
    const isLive = { $or: [{ expiresAt: null }, { expiresAt: { $gt: this.clock() } }] };
    const count = await em.count(ApiKeyEntity, { id: { $ne: id }, revokedAt: null, ...isLive });
    if (count < MAX_LIVE_KEYS) return;
    throw userError('INVALID_VALUE', message('apiKeys.tooMany', { max: MAX_LIVE_KEYS }), ['input']);
  }
}

/** Returns the key's row, locked. @throws UserError NOT_FOUND */
async function findKey(em: EntityManager, id: string): Promise<ApiKeyEntity> {
  const apiKey = isUuid(id)
    ? await em.findOne(ApiKeyEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true })
    : null;
  if (!apiKey) throw notFound(['id']);
  return apiKey;
}

const notFound = (field: string[]) => userError('NOT_FOUND', message('apiKey.notFound'), field);

function toApiKey(row: Selectable<ApiKeysTables['api_keys']>, now: Date): Omit<ApiKey, 'storefrontId'> {
  const expiresAt = toDate(row.expires_at);
  const revokedAt = toDate(row.revoked_at);
  return {
    id: row.id,
    name: row.name,
    hint: row.hint,
    version: String(row.version),
    permissions: permissionsOfKey(row.permissions),
    state: stateOf({ expiresAt, revokedAt }, now),
    createdAt: new Date(row.created_at),
    createdByName: row.created_by_name,
    expiresAt,
    revokedAt,
    lastUsedAt: toDate(row.last_used_at),
    lastUsedIp: row.last_used_ip,
  };
}

const toDate = (moment: Date | null) => moment && new Date(moment);
