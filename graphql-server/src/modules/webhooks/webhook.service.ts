import type { Keys } from '../../shared/secrets/keys.ts';
import { LockMode } from '@mikro-orm/core';
import type { z } from 'zod';
import { holdLock } from '../../db/advisory-lock.ts';
import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import { forbidden, userError } from '../../errors.ts';
import type { OutgoingHttp } from '../../integrations/outgoing/outgoing-http.port.ts';
import { assertVersion } from '../../shared/edit-version.ts';
import { message } from '../../shared/messages/message.ts';
import { isUuid, newId } from '../../shared/new-id.ts';
import { can, type Principal, userOf } from '../../shared/principal.ts';
import { seal } from '../../shared/secrets/sealed-text.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { validate } from '../../shared/validate.ts';
import type { EventType } from './event-type.ts';
import { readPermission } from './message-body.ts';
import { MAX_WEBHOOKS, ROTATION, webhookSchema } from './webhook-rules.ts';
import { newWebhookSecret } from './webhook-signature.ts';
import { WebhookEntity } from './webhook.entity.ts';
import type { Webhook } from './webhook.ts';

export type WebhookInput = z.input<typeof webhookSchema>;

/** A webhook with its secret, which is shown only once. */
export interface WebhookWithSecret {
  webhook: Webhook;
  secret: string;
}

/** Webhook registrations. */
export class WebhookService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly outgoing: OutgoingHttp,
    /** Encrypts the secrets. */
    private readonly keys: Keys,
  ) {}

  /** In order of registration. */
  async list(): Promise<Webhook[]> {
    const rows = await this.em.fork().find(WebhookEntity, {}, { orderBy: { id: 'asc' } });
    return rows.map(toWebhook);
  }

  async find(id: string): Promise<Webhook | null> {
    const row = isUuid(id) ? await this.em.fork().findOne(WebhookEntity, { id }) : null;
    return row ? toWebhook(row) : null;
  }

  /** @throws UserError NOT_FOUND */
  async get(id: string): Promise<Webhook> {
    const webhook = await this.find(id);
    if (!webhook) throw notFound();
    return webhook;
  }

  /**
   * Registers a webhook. The caller needs permission to read its events.
   * @throws UserError INVALID_VALUE for a URL that can never be reached, when there are 50 already, or for
   * invalid input; RequestError FORBIDDEN
   */
  async create(principal: Principal, input: WebhookInput): Promise<WebhookWithSecret> {
    const { url, description, eventTypes, isEnabled } = this.validate(principal, input);
    const id = newId();
    const secret = newWebhookSecret();
    await retryTransaction(this.em, async (em) => {
      await holdLock(em.getKysely(), 'webhooks');
      if ((await em.count(WebhookEntity)) >= MAX_WEBHOOKS)
        throw userError('INVALID_VALUE', message('webhooks.tooMany', { max: MAX_WEBHOOKS }), ['input']);
      await em.insert(WebhookEntity, {
        id,
        url,
        description: description ?? '',
        eventTypes,
        secret: seal(this.keys, id, secret),
        disabledReason: isEnabled === false ? 'STAFF' : null,
        createdBy: userOf(principal)?.userId ?? null,
        createdAt: this.clock(),
      });
    });
    return { webhook: await this.get(id), secret };
  }

  /**
   * Replaces a webhook's settings. Turning it on again clears its failures.
   * @throws UserError NOT_FOUND, VERSION_CHANGED, INVALID_VALUE as `create`; RequestError FORBIDDEN
   */
  async update(
    principal: Principal,
    id: string,
    input: WebhookInput,
    expectedVersion: string | null = null,
  ): Promise<Webhook> {
    const { url, description, eventTypes, isEnabled } = this.validate(principal, input);
    await retryTransaction(this.em, async (em) => {
      const before = await lock(em, id);
      assertVersion(before, expectedVersion);
      assertMayRead(principal, before.eventTypes);
      const isOn = isEnabled ?? before.disabledReason === null;
      const turnsOn = isOn && before.disabledReason !== null;
      await em.nativeUpdate(
        WebhookEntity,
        { id },
        {
          url,
          description: description ?? before.description,
          eventTypes,
          disabledReason: isOn ? null : (before.disabledReason ?? 'STAFF'),
          ...(turnsOn && { failingSince: null }),
        },
      );
    });
    return this.get(id);
  }

  /** Deletes a webhook with its messages, sent or not. @throws UserError NOT_FOUND */
  async delete(id: string): Promise<void> {
    if (!isUuid(id)) throw notFound();
    const deleted = await retryTransaction(this.em, (em) => em.nativeDelete(WebhookEntity, { id }));
    if (deleted === 0) throw notFound();
  }

  /** Enabled webhooks registered by this user. */
  async enabledOf(userId: string): Promise<Webhook[]> {
    if (!isUuid(userId)) return [];
    const where = { createdBy: userId, disabledReason: null };
    const rows = await this.em.fork().find(WebhookEntity, where, { orderBy: { id: 'asc' } });
    return rows.map(toWebhook);
  }

  /**
   * Turns off webhooks registered by this user, in the caller's transaction. @throws UserError NOT_FOUND for
   * others
   */
  async turnOffOf(em: EntityManager, userId: string, ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const { createdBy, disabledReason } = await lock(em, id);
      if (createdBy !== userId) throw notFound();
      if (!disabledReason) await em.nativeUpdate(WebhookEntity, { id }, { disabledReason: 'STAFF' });
    }
  }

  /** Creates a new secret; for a day, messages are signed with both. @throws UserError NOT_FOUND */
  async rotateSecret(id: string): Promise<WebhookWithSecret> {
    const secret = newWebhookSecret();
    await retryTransaction(this.em, async (em) => {
      const { secret: previousSecret } = await lock(em, id);
      const previousSecretUntil = new Date(this.clock().getTime() + ROTATION);
      const changes = { secret: seal(this.keys, id, secret), previousSecret, previousSecretUntil };
      await em.nativeUpdate(WebhookEntity, { id }, changes);
    });
    return { webhook: await this.get(id), secret };
  }

  private validate(principal: Principal, input: WebhookInput) {
    const valid = validate(webhookSchema, input, ['input']);
    const problem = this.outgoing.problemOf(valid.url);
    if (problem) throw userError('INVALID_VALUE', message(urlProblems[problem]), ['input', 'url']);
    assertMayRead(principal, valid.eventTypes);
    return valid;
  }
}

/** Messages for URLs that can never be reached. */
const urlProblems = {
  INVALID_URL: 'webhook.url.INVALID_URL',
  PRIVATE_ADDRESS: 'webhook.url.PRIVATE_ADDRESS',
} as const;

/** A webhook must not reveal data that its creator may not read. @throws RequestError FORBIDDEN */
function assertMayRead(principal: Principal, types: readonly EventType[]): void {
  const isAllowed = types.every((type) => {
    const permission = readPermission(type);
    return permission === null || can(principal, permission);
  });
  if (!isAllowed) throw forbidden();
}

/** @throws UserError NOT_FOUND */
async function lock(em: EntityManager, id: string): Promise<WebhookEntity> {
  const row = isUuid(id)
    ? await em.findOne(WebhookEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    : null;
  if (!row) throw notFound();
  return row;
}

const notFound = () => userError('NOT_FOUND', message('webhook.notFound'), ['id']);

function toWebhook(row: WebhookEntity): Webhook {
  return {
    id: row.id,
    url: row.url,
    description: row.description,
    eventTypes: row.eventTypes,
    isEnabled: row.disabledReason === null,
    disabledReason: row.disabledReason ?? null,
    failingSince: row.failingSince ?? null,
    previousSecretUntil: row.previousSecretUntil ?? null,
    createdAt: row.createdAt,
    version: row.version,
  };
}
