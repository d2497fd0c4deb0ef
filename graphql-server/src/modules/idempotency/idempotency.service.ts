import type { Keys } from '../../shared/secrets/keys.ts';
import type { TransactionEventArgs } from '@mikro-orm/core';
import { sql } from 'kysely';
import type { Idempotency, StoredResponse, KeyedRequest, StartedRequest } from '../../core/idempotency.ts';
import type { EntityManager } from '../../db/database.ts';
import { RequestError } from '../../errors.ts';
import { callerKey } from '../../shared/caller-key.ts';
import type { Log } from '../../shared/log.ts';
import { message } from '../../shared/messages/message.ts';
import { newId } from '../../shared/new-id.ts';
import { seal, unseal } from '../../shared/secrets/sealed-text.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { IdempotencyKeyEntity } from './idempotency-key.entity.ts';
import {
  responseLost,
  CLAIM,
  fingerprintOf,
  inProgress,
  KEPT_FOR,
  keyReused,
  readIdempotencyKey,
} from './idempotency-rules.ts';
import type { IdempotencyTables } from './idempotency.tables.ts';

interface IdempotentRequest {
  caller: string;
  key: string;
  fingerprint: string;
}

/**
 * Executes requests with the same `Idempotency-Key` only once, across all processes (decision 0060). The
 * service uses the unit of work of the request's changes, which must have its own event manager.
 */
export class IdempotencyService implements Idempotency {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly sealingKeys: Keys,
    private readonly log: Log,
  ) {}

  /**
   * Starts a request, or returns the stored response of an earlier one.
   * @throws RequestError BAD_REQUEST for an invalid key, IDEMPOTENCY_KEY_REUSED for the key of a different
   * request, IDEMPOTENCY_IN_PROGRESS while that request runs, IDEMPOTENCY_RESPONSE_LOST if it was executed
   * but its process died before storing the response
   */
  async start({ header, caller, operation, input }: KeyedRequest): Promise<StartedRequest | StoredResponse> {
    const request = {
      caller: callerKey(caller.principal, caller.ip),
      key: readIdempotencyKey(header),
      fingerprint: fingerprintOf(operation, input),
    };
    const now = this.clock();
    const claim = newId();
    const id = await this.claim(request, claim, now);
    if (id === null) return this.findResponse(request, now);
    this.em.getEventManager().registerSubscriber({
      beforeTransactionCommit: ({ em }: TransactionEventArgs) => noteChange(em as EntityManager, id, claim),
    });
    const isVisitor = caller.principal.kind === 'VISITOR';
    return {
      end: (answer, { isTransient, hasSecret }) =>
        this.end({ id, claim }, hasSecret && isVisitor ? null : answer, isTransient),
    };
  }

  /** Deletes expired keys. */
  async purgeExpired(): Promise<void> {
    await this.em.nativeDelete(IdempotencyKeyEntity, { createdAt: { $lte: keptSince(this.clock()) } });
  }

  /**
   * Claims a key that is new, expired, or of a request that ended without a change and without a response.
   * @returns the id of its row; null if the key can't be claimed
   */
  private async claim(
    { caller, key, fingerprint }: IdempotentRequest,
    claim: string,
    now: Date,
  ): Promise<string | null> {
    const row = {
      id: newId(),
      caller,
      key,
      fingerprint,
      claim,
      claimed_until: new Date(now.getTime() + CLAIM),
    };
    const claimed = await this.em
      .getKysely<IdempotencyTables>()
      .insertInto('idempotency_keys')
      .values({ ...row, is_changed: false, answer: null, created_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['caller', 'key'])
          .doUpdateSet({ ...row, is_changed: false, answer: null, created_at: now })
          .where(
            sql<boolean>`idempotency_keys.created_at <= ${keptSince(now)} or (idempotency_keys.claimed_until <= ${now}
              and not idempotency_keys.is_changed and idempotency_keys.answer is null and idempotency_keys.fingerprint = ${fingerprint})`,
          ),
      )
      .returning('id')
      .executeTakeFirst();
    return claimed?.id ?? null;
  }

  private async findResponse(
    { caller, key, fingerprint }: IdempotentRequest,
    now: Date,
  ): Promise<StoredResponse> {
    const used = await this.em.findOne(IdempotencyKeyEntity, { caller, key });
    if (used && used.fingerprint !== fingerprint) throw keyReused();
    const answer = used?.answer ? unseal(this.sealingKeys, used.id, used.answer) : null;
    if (answer !== null) return JSON.parse(answer) as StoredResponse;
    // Responses encrypted with an earlier secret can't be read.
    const isLost = used && (used.answer !== null || (used.isChanged && used.claimedUntil <= now));
    throw isLost ? responseLost() : inProgress();
  }

  /** The caller gets the response even if storing it fails, because the change was made. */
  private async end(
    { id, claim }: { id: string; claim: string },
    answer: StoredResponse | null,
    isTransient: boolean,
  ): Promise<void> {
    const sealed = answer && seal(this.sealingKeys, id, JSON.stringify(answer));
    await this.em
      .getKysely<IdempotencyTables>()
      .updateTable('idempotency_keys')
      .set({
        claimed_until: this.clock(),
        answer: isTransient ? sql`case when is_changed then ${sealed} end` : sealed,
      })
      .where('id', '=', id)
      .where('claim', '=', claim)
      .execute()
      .catch((err: unknown) => this.log.warn({ err }, 'the answer to an idempotent request was not kept'));
  }
}

/**
 * Records in the transaction of a change that it was made. Fails, and rolls back the change, if the request
 * took so long that another one has claimed the key.
 */
async function noteChange(em: EntityManager, id: string, claim: string): Promise<void> {
  const { numUpdatedRows } = await em
    .getKysely<IdempotencyTables>()
    .updateTable('idempotency_keys')
    .set({ is_changed: true })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new RequestError('UNAVAILABLE', message('request.tooBusy'), 1);
}

function keptSince(now: Date): Date {
  return new Date(now.getTime() - KEPT_FOR);
}
