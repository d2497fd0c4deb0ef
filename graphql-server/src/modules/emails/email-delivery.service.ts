import { sql } from 'kysely';
import { claimRows } from '../../db/claim-rows.ts';
import type { EntityManager } from '../../db/database.ts';
import { type EmailGateway, EmailRejectedError } from '../../email/email.port.ts';
import type { Clock } from '../../shared/time/clock.ts';
import type { Log } from '../../shared/log.ts';
import type { Locale } from '../../shared/messages/locale.ts';
import type { Sender } from '../../email/email-content.ts';
import type { EmailComposer, Mail } from '../../email/email-composer.ts';
import { toEmailMessage } from '../../email/email-message.ts';
import type { EmailsTables } from './emails.tables.ts';
import { OutboxEmailEntity } from './outbox-email.entity.ts';
import { MAX_ATTEMPTS, pauseAfter } from './retry-rules.ts';
import { traced } from '../../shared/tracing.ts';
import { MINUTE } from '../../shared/time/duration.ts';

/** Emails sent concurrently; also the maximum number of connections from one process to the mail server. */
const BATCH = 5;

/** A run ends after this many batches, so that a long queue does not delay a shutdown. */
const MAX_BATCHES = 20;

/**
 * How long a process claims an email, in ms: many times the longest sending time. If an email is still unsent
 * after that, its process has died, and any process may claim it.
 */
const LEASE = 10 * MINUTE;

const MAX_REASON = 500;

/**
 * Sends the emails in the outbox. Several processes may run at once: each email is claimed by one of them.
 */
export class EmailDeliveryService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly gateway: EmailGateway,
    private readonly composerOf: (kind: string) => EmailComposer | undefined,
    private readonly sender: Sender,
    private readonly locale: Locale,
    private readonly log: Log,
  ) {}

  /**
   * Sends the emails that are due. A failed email is retried, and finally marked as failed with the reason.
   */
  async deliverDue(): Promise<void> {
    for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
      const emails = await this.claimBatch();
      await Promise.all(emails.map((email) => this.deliverTraced(email)));
      if (emails.length < BATCH) return;
    }
  }

  /**
   * Claims due emails by moving `dueAt` forward, since a mail server may take a minute. Ids grow with time,
   * so a recipient gets several emails in the order in which they were queued.
   */
  private async claimBatch() {
    const now = this.clock();
    const db = this.em.getKysely<EmailsTables>();
    const ids = await claimRows(db, {
      table: 'outbox_emails',
      waiting: sql`sent_at is null and failed_at is null and due_at <= ${now}`,
      orderBy: 'due_at',
      limit: BATCH,
      claim: { due_at: new Date(now.getTime() + LEASE), attempts: sql`attempts + 1` },
    });
    if (ids.length === 0) return [];
    return db
      .selectFrom('outbox_emails')
      .where('id', 'in', ids)
      .orderBy('id')
      .select(['id', 'kind', 'recipient', 'payload', 'attempts', 'trace'])
      .execute();
  }

  private deliverTraced(mail: TakenEmail & { trace: string | null }): Promise<void> {
    const work = { name: `email ${mail.kind}`, kind: 'CONSUMER', parent: mail.trace } as const;
    return traced(work, () => this.deliver(mail));
  }

  private async deliver(mail: TakenEmail): Promise<void> {
    try {
      const isSent = await this.send(mail);
      if (isSent)
        await this.em.nativeUpdate(
          OutboxEmailEntity,
          { id: mail.id },
          { sentAt: this.clock(), lastError: null },
        );
      else await this.em.nativeDelete(OutboxEmailEntity, { id: mail.id });
    } catch (error) {
      this.logFailure(mail, error);
      // If even this fails, the email becomes due again when the claim expires.
      await this.postpone(mail, error).catch((outage: unknown) => this.logFailure(mail, outage));
    }
  }

  /** @returns false if there is no recipient */
  private async send({ id, kind, recipient, payload, attempts }: TakenEmail): Promise<boolean> {
    const composer = this.composerOf(kind);
    if (!composer) throw new Error(`Nobody writes emails of the kind ${kind}.`);
    const composed = await composer.compose(id, payload, attempts >= MAX_ATTEMPTS);
    if (!composed) return false;
    await this.gateway.send(toEmailMessage(id, recipient, composed, this.sender, this.locale));
    return true;
  }

  /**
   * The error's text is stored in the outbox but not logged: mail servers repeat recipients' addresses in it.
   */
  private logFailure({ id, kind, attempts }: TakenEmail, error: unknown): void {
    const { name, code, responseCode }: EmailFailure =
      error instanceof Error ? error : new Error(typeof error);
    this.log.warn(
      { mail: { id, kind, attempts }, failure: { name, code, responseCode } },
      'a mail was not sent',
    );
  }

  private async postpone({ id, attempts }: TakenEmail, error: unknown): Promise<void> {
    const now = this.clock();
    const isFinal = error instanceof EmailRejectedError || attempts >= MAX_ATTEMPTS;
    const dueAt = new Date(now.getTime() + pauseAfter(attempts, Math.random()));
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, MAX_REASON);
    await this.em.nativeUpdate(
      OutboxEmailEntity,
      { id },
      { lastError, ...(isFinal ? { failedAt: now } : { dueAt }) },
    );
  }
}

/** Properties of a mail server's error. */
interface EmailFailure extends Error {
  code?: string;
  responseCode?: number;
}

interface TakenEmail {
  id: string;
  kind: string;
  recipient: string;
  payload: Mail;
  attempts: number;
}
