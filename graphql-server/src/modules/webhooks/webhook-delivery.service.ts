import type { Keys } from '../../shared/secrets/keys.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { claimRows } from '../../db/claim-rows.ts';
import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import { type OutgoingHttp, OutgoingHttpError } from '../../integrations/outgoing/outgoing-http.port.ts';
import type { Log } from '../../shared/log.ts';
import { newId } from '../../shared/new-id.ts';
import { unseal } from '../../shared/secrets/sealed-text.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { traced } from '../../shared/tracing.ts';
import { MINUTE, SECOND } from '../../shared/time/duration.ts';
import type { WebhookEmailService } from './webhook-email.service.ts';
import { type DisabledReason, MAX_FAILING, type Outcome, outcomeOf, pauseAfter } from './webhook-rules.ts';
import { signatureHeaders } from './webhook-signature.ts';
import type { WebhookWorkers } from './webhook-workers.ts';
import { WebhookAttemptEntity, WebhookDeliveryEntity, WebhookEntity } from './webhook.entity.ts';
import { messageId } from './webhook.ts';
import type { WebhooksDatabase } from './webhooks.tables.ts';

const TIMEOUT = 15 * SECOND;
const MAX_RESPONSE = 4096;

/** How long a process claims a message: after that, its process has died. */
const LEASE = MINUTE;

/** How long a run waits for its workers before the next run looks for other webhooks with due messages. */
const RUN = SECOND;

/** A message being sent. */
interface ClaimedMessage {
  id: string;
  webhookId: string;
  url: string;
  body: string;
  type: string;
  trace: string | null;
  /** Number of attempts, including this one. */
  attempts: number;
  attempt: { id: string; headers: Record<string, string> };
}

/** The result of an attempt. */
interface AttemptResult {
  status: number | null;
  response: string | null;
  failure: string | null;
}

/**
 * Sends messages to webhooks. Several processes may do so at once: each message is claimed by one of them.
 */
export class WebhookDeliveryService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly outgoing: OutgoingHttp,
    private readonly workers: WebhookWorkers,
    private readonly mails: WebhookEmailService,
    /** Encrypts the secrets. */
    private readonly keys: Keys,
    private readonly log: Log,
  ) {}

  /** Starts workers for all webhooks with due messages, and waits for them, for a second at most. */
  async deliverDue(): Promise<void> {
    for (const { id, due } of await this.findDue()) {
      this.workers.start(id, due, (signal) => this.deliverNext(id, signal));
    }
    const waiting = new AbortController();
    const { signal } = waiting;
    await Promise.race([
      this.workers.idle(),
      pause(RUN, undefined, { signal, ref: false }).catch(() => undefined),
    ]);
    waiting.abort();
  }

  /** Webhooks with due messages, and their number, counted up to the useful number of workers. */
  private async findDue(): Promise<{ id: string; due: number }[]> {
    const { rows } = await sql<{ id: string; due: number }>`
      select w.id, due.count::int as due from webhooks w cross join lateral (
        select count(*) from (
          select from webhook_deliveries d
          where d.webhook_id = w.id and delivered_at is null and failed_at is null and due_at <= ${this.clock()} limit 10
        ) counted
      ) due where w.disabled_reason is null and due.count > 0
    `.execute(this.em.getKysely());
    return rows;
  }

  /** @returns false if no message is due */
  private async deliverNext(webhookId: string, signal: AbortSignal): Promise<boolean> {
    try {
      const claimed = await retryTransaction(this.em, (em) => this.claim(em, webhookId));
      if (!claimed) return false;
      const work = { name: `webhook ${claimed.type}`, kind: 'CONSUMER', parent: claimed.trace } as const;
      await traced(work, async () => {
        const began = performance.now();
        const result = await this.send(claimed, signal);
        const duration = Math.round(performance.now() - began);
        await retryTransaction(this.em, (em) => this.record(em, claimed, result, duration));
      });
      return true;
    } catch (err) {
      // If the result could not be stored, the message becomes due again when the claim expires.
      this.log.warn({ err, webhookId }, 'a webhook delivery failed');
      return false;
    }
  }

  /**
   * Claims the next message, and records the attempt before making it, so that the log shows attempts of
   * processes that died.
   */
  private async claim(em: EntityManager, webhookId: string): Promise<ClaimedMessage | null> {
    const now = this.clock();
    const db = em.getKysely<WebhooksDatabase>();
    const [id] = await claimRows(db, {
      table: 'webhook_deliveries',
      waiting: sql`webhook_id = ${webhookId} and delivered_at is null and failed_at is null and due_at <= ${now}
        and exists (select from webhooks where webhooks.id = webhook_id and disabled_reason is null)`,
      orderBy: 'due_at',
      limit: 1,
      claim: { due_at: new Date(now.getTime() + LEASE), attempts: sql`attempts + 1` },
    });
    if (id === undefined) return null;
    const row = await db
      .selectFrom('webhook_deliveries as d')
      .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
      .where('d.id', '=', id)
      .select([
        'd.body',
        'd.type',
        'd.trace',
        'd.attempts',
        'w.url',
        'w.secret',
        'w.previous_secret',
        'w.previous_secret_until',
      ])
      .executeTakeFirstOrThrow();
    const isRotating = row.previous_secret_until !== null && new Date(row.previous_secret_until) > now;
    const secrets = [row.secret, ...(isRotating ? [row.previous_secret] : [])].flatMap((sealed) =>
      sealed === null ? [] : (unseal(this.keys, webhookId, sealed) ?? []),
    );
    const signed = signatureHeaders({ id: messageId(id), at: now, body: row.body }, secrets);
    const attempt = { id: newId(), headers: { 'content-type': 'application/json', ...signed } };
    // Attempts of processes that have died.
    await em.nativeUpdate(
      WebhookAttemptEntity,
      { delivery: id, status: null, failure: null },
      { failure: 'INTERRUPTED' },
    );
    await em.insert(WebhookAttemptEntity, { ...attempt, delivery: id, number: row.attempts, at: now });
    const { url, body, type, trace, attempts } = row;
    return { id, webhookId, url, body, type, trace, attempts, attempt };
  }

  private async send({ url, body, attempt }: ClaimedMessage, signal: AbortSignal): Promise<AttemptResult> {
    if (attempt.headers['webhook-signature'] === '') return failed('SECRET_UNREADABLE');
    const request = { url, body, method: 'POST', headers: attempt.headers } as const;
    const limits = { maxRedirects: 0, maxBytes: MAX_RESPONSE, cutsBody: true, timeout: TIMEOUT, signal };
    try {
      const response = await this.outgoing.send({ ...request, ...limits });
      return { status: response.status, response: toStorableText(response.body), failure: null };
    } catch (error) {
      if (!(error instanceof OutgoingHttpError)) throw error;
      // Staff outside the shop's network must not learn which hosts exist in it.
      const failure = error.failure === 'PRIVATE_ADDRESS' ? 'UNREACHABLE' : error.failure;
      return failed(signal.aborted ? 'INTERRUPTED' : failure);
    }
  }

  /**
   * Locks rows in the same order as the deletion of a webhook with its messages and attempts, to avoid
   * deadlocks.
   */
  private async record(
    em: EntityManager,
    { id, webhookId, attempts, attempt }: ClaimedMessage,
    result: AttemptResult,
    duration: number,
  ): Promise<void> {
    const now = this.clock();
    // The shop is shutting down. Another process sends the message.
    const isInterrupted = result.failure === 'INTERRUPTED';
    const outcome = outcomeOf(result.status);
    if (!isInterrupted) await this.noteOutcome(em, webhookId, outcome);
    const delivery = isInterrupted ? { dueAt: now } : afterAttempt(outcome, attempts, now);
    await em.nativeUpdate(WebhookDeliveryEntity, { id }, delivery);
    await em.nativeUpdate(WebhookAttemptEntity, { id: attempt.id }, { ...result, duration });
  }

  private async noteOutcome(em: EntityManager, id: string, outcome: Outcome): Promise<void> {
    const now = this.clock();
    if (outcome === 'DELIVERED') {
      await em.nativeUpdate(WebhookEntity, { id, failingSince: { $ne: null } }, { failingSince: null });
      return;
    }
    await em.nativeUpdate(WebhookEntity, { id, failingSince: null }, { failingSince: now });
    if (outcome === 'GONE') await this.turnOff(em, { id }, 'GONE');
    const since = new Date(now.getTime() - MAX_FAILING);
    await this.turnOff(em, { id, failingSince: { $lte: since } }, 'FAILING');
  }

  private async turnOff(
    em: EntityManager,
    which: { id: string; failingSince?: { $lte: Date } },
    disabledReason: DisabledReason,
  ): Promise<void> {
    const changed = await em.nativeUpdate(
      WebhookEntity,
      { ...which, disabledReason: null },
      { disabledReason },
    );
    if (changed > 0) await this.mails.add(em, which.id);
  }
}

/** A message's state after an attempt: sent, failed, or due again. */
function afterAttempt(outcome: Outcome, attempts: number, now: Date) {
  if (outcome === 'DELIVERED') return { deliveredAt: now };
  const wait = outcome === 'GONE' ? null : pauseAfter(attempts, Math.random());
  return wait === null ? { failedAt: now } : { dueAt: new Date(now.getTime() + wait) };
}

const failed = (failure: string): AttemptResult => ({ status: null, response: null, failure });

/** The response body, as far as the database can store it as text. */
function toStorableText(body: Uint8Array): string {
  return Buffer.from(body).toString('utf8').replaceAll('\0', '\uFFFD');
}
