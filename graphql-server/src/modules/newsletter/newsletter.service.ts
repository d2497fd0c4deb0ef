import type { Keys } from '../../shared/secrets/keys.ts';
import { LockMode } from '@mikro-orm/core';
import { z } from 'zod';
import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import type { ComposedEmail, EmailComposer, Mail } from '../../email/email-composer.ts';
import type { Sender } from '../../email/email-content.ts';
import type { OutboxService } from '../emails/outbox.service.ts';
import { userError } from '../../errors.ts';
import { message } from '../../shared/messages/message.ts';
import { newId } from '../../shared/new-id.ts';
import { readSignedId, signId } from '../../shared/secrets/signed-id.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { DAY } from '../../shared/time/duration.ts';
import { validate } from '../../shared/validate.ts';
import type { RateLimits } from '../auth/rate-limits/rate-limits.ts';
import { lockUser } from '../customers/users/lock-user.ts';
import { emailAddress } from '../customers/users/user-rules.ts';
import { UserEntity } from '../customers/users/user.entity.ts';
import { hasVerifiedEmail, markEmailVerified } from '../customers/users/verified-email.ts';
import { newsletterConfirmEmail, newsletterWelcomeEmail } from './newsletter-email.ts';
import {
  decideConfirmation,
  decideRequest,
  stateOf,
  type SubscriptionSource,
  type SubscriptionState,
} from './newsletter-rules.ts';
import { NewsletterSubscriptionEntity } from './newsletter-subscription.entity.ts';
import { UNSUBSCRIBE_LINK, unsubscribeUrl } from './unsubscribe-url.ts';
import type { WelcomeCodes } from './welcome-code.port.ts';
import type { NewsletterTables } from './newsletter.tables.ts';

const requestSchema = z.object({ email: emailAddress });

/** An unconfirmed address is deleted after this time. */
const UNCONFIRMED_KEPT_FOR = 30 * DAY;
/** Proof of consent is stored as long as it may have to be shown. */
const UNSUBSCRIBED_KEPT_FOR = 3 * 365 * DAY;

const CONFIRM_LINK = 'newsletter-confirm';

export type NewsletterEmailKind = 'NEWSLETTER_CONFIRM' | 'NEWSLETTER_WELCOME';

/** An email about a subscription. */
interface NewsletterEmail extends Mail {
  kind: NewsletterEmailKind;
  subscriptionId: string;
}

/** A request for the newsletter; `isProven` if the address is known to be the requester's. */
interface SubscriptionRequest {
  email: string;
  source: SubscriptionSource;
  userId: string | null;
  isProven?: boolean;
}

/** Newsletter subscriptions by double opt-in (decision 0052). */
export class NewsletterService implements EmailComposer {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly rateLimits: RateLimits,
    private readonly outbox: OutboxService,
    private readonly sender: Sender,
    private readonly keys: Keys,
    private readonly welcomeCodes: () => WelcomeCodes,
  ) {}

  /**
   * Sends a confirmation email for the newsletter. The response is the same for every address. `ip` is the
   * caller's, for the rate limits.
   * @throws UserError for an invalid email; RequestError RATE_LIMITED
   */
  async request(input: { email: string }, ip: string): Promise<void> {
    const { email } = validate(requestSchema, input);
    await this.rateLimits.unsolicitedEmail(email, ip);
    await retryTransaction(this.em, (em) => this.apply(em, { email, source: 'FOOTER', userId: null }));
  }

  /** Whether the owner of an address has agreed to marketing emails. */
  async isSubscribed(email: string): Promise<boolean> {
    const stored = await this.em.findOne(NewsletterSubscriptionEntity, { email: email.toLowerCase() });
    return stored !== null && stateOf(stored) === 'SUBSCRIBED';
  }

  /**
   * A customer's subscription state; null if they never subscribed. An account with an unverified email sees
   * only its own requests.
   */
  async ofCustomer(userId: string): Promise<SubscriptionState | null> {
    const user = await this.em.findOneOrFail(UserEntity, userId);
    const { email } = user;
    const stored = await this.em.findOne(NewsletterSubscriptionEntity, { email }, { refresh: true });
    const isTheirs = hasVerifiedEmail(user) || stored?.user?.id === userId;
    return stored && isTheirs ? stateOf(stored) : null;
  }

  /**
   * Turns a customer's newsletter on or off. Turning it on sends a confirmation email, unless the account's
   * email is verified.
   * @throws RequestError RATE_LIMITED
   */
  async setForCustomer(userId: string, isOn: boolean, ip: string): Promise<SubscriptionState | null> {
    const { email } = await this.em.findOneOrFail(UserEntity, userId);
    if (isOn) await this.rateLimits.unsolicitedEmail(email, ip);
    await retryTransaction(this.em, async (em) => {
      await lockUser(em, userId);
      const user = await em.findOneOrFail(UserEntity, userId);
      const stored = await findLocked(em, { email: user.email });
      if (isOn) {
        const isProven =
          hasVerifiedEmail(user) || (stored?.user?.id === userId && stateOf(stored) === 'SUBSCRIBED');
        await this.apply(em, { email: user.email, source: 'ACCOUNT', userId, isProven });
      } else if (stored && (hasVerifiedEmail(user) || stored.user?.id === userId)) {
        await this.end(em, stored);
      }
    });
    return this.ofCustomer(userId);
  }

  /** The states of subscriptions by email; those who never subscribed are missing. */
  async statesOf(emails: readonly string[]): Promise<Map<string, SubscriptionState>> {
    const stored = await this.em.find(NewsletterSubscriptionEntity, { email: { $in: [...emails] } });
    return new Map(stored.map((subscription) => [subscription.email, stateOf(subscription)]));
  }

  /**
   * Subscribes somebody who agreed in another shop, without an email. Who has unsubscribed here stays
   * unsubscribed. `userId`: the account that is theirs; null for one that anyone may have opened with their
   * email.
   */
  async subscribeImported(email: string, userId: string | null): Promise<void> {
    await retryTransaction(this.em, async (em) => {
      const now = this.clock();
      const stored = await findOrAdd(em, { email, source: 'IMPORT', userId }, now);
      if (stateOf(stored) !== 'PENDING') return;
      const changes = {
        source: 'IMPORT' as const,
        requestedAt: now,
        confirmedAt: now,
        ...(userId && { user: userId }),
      };
      await em.nativeUpdate(NewsletterSubscriptionEntity, { id: stored.id }, changes);
    });
  }

  /** Subscription state by link; null for a link that this shop has not sent. */
  async ofLink(token: string): Promise<SubscriptionState | 'EXPIRED' | null> {
    const confirmId = readSignedId(this.keys, CONFIRM_LINK, token);
    const id = confirmId ?? readSignedId(this.keys, UNSUBSCRIBE_LINK, token);
    const stored = id && (await this.em.findOne(NewsletterSubscriptionEntity, id));
    if (!stored) return null;
    const hasExpired = confirmId !== null && decideConfirmation(stored, this.clock()) === 'EXPIRED';
    return hasExpired ? 'EXPIRED' : stateOf(stored);
  }

  /** Confirms the subscription of a link; works once. @throws UserError LINK_INVALID or LINK_EXPIRED */
  async confirm(token: string): Promise<void> {
    await this.changeByLink(CONFIRM_LINK, token, async (em, stored) => {
      const outcome = decideConfirmation(stored, this.clock());
      if (outcome === 'EXPIRED')
        throw userError('LINK_EXPIRED', message('newsletter.linkExpired'), ['token']);
      if (outcome === 'CONFIRM') await this.subscribe(em, stored);
      const { user, email } = stored;
      // The link was sent to the account's email, so opening it verifies that email.
      if (user) await markEmailVerified(em, user.id, email);
    });
  }

  /** Ends the subscription of a link; repeating it has no effect. @throws UserError LINK_INVALID */
  async unsubscribe(token: string): Promise<void> {
    await this.changeByLink(UNSUBSCRIBE_LINK, token, (em, stored) => this.end(em, stored));
  }

  /** The unsubscribe URL: its page has a button, and a POST to it unsubscribes (one-click). */
  unsubscribeUrl(id: string): string {
    return unsubscribeUrl(this.sender.baseUrl, this.keys, id);
  }

  /** Renders an email; null when it no longer matches the subscription. */
  async compose(_id: string, mail: Mail): Promise<ComposedEmail | null> {
    const { kind, subscriptionId } = mail as NewsletterEmail;
    const stored = await this.em.findOne(NewsletterSubscriptionEntity, subscriptionId);
    if (!stored) return null;
    if (kind === 'NEWSLETTER_CONFIRM') {
      const outcome = decideConfirmation(stored, this.clock());
      if (outcome === 'EXPIRED' || (outcome === 'DONE' && !stored.user)) return null;
      const token = signId(this.keys, CONFIRM_LINK, stored.id);
      return { draft: newsletterConfirmEmail(token, this.sender), replyTo: null };
    }
    if (stateOf(stored) !== 'SUBSCRIBED') return null;
    const unsubscribeUrl = this.unsubscribeUrl(stored.id);
    const welcome = { code: await this.welcomeCodes().welcomeCode(), unsubscribeUrl };
    return { draft: newsletterWelcomeEmail(welcome, this.sender), replyTo: null, unsubscribeUrl };
  }

  /** Deletes addresses that were never confirmed, and those unsubscribed long ago. */
  async purgeExpired(): Promise<void> {
    const before = (age: number) => new Date(this.clock().getTime() - age);
    await this.em.nativeDelete(NewsletterSubscriptionEntity, {
      $or: [
        { confirmedAt: null, requestedAt: { $lt: before(UNCONFIRMED_KEPT_FOR) } },
        { unsubscribedAt: { $lt: before(UNSUBSCRIBED_KEPT_FOR) } },
      ],
    });
  }

  /** Applies the decision about a request, in the caller's transaction. */
  private async apply(em: EntityManager, request: SubscriptionRequest): Promise<void> {
    const { source, userId, isProven = false } = request;
    const now = this.clock();
    const stored = await findOrAdd(em, request, now);
    const outcome = decideRequest(stored, now, isProven);
    if (outcome === 'NOTHING') return;
    // A subscriber whose account email is unverified gets a confirmation link instead.
    if (outcome === 'WELCOME_AGAIN' && userId === null) return this.send(em, stored, 'NEWSLETTER_WELCOME');
    const changes = { source, requestedAt: now, ...(userId && { user: userId }) };
    await em.nativeUpdate(NewsletterSubscriptionEntity, { id: stored.id }, changes);
    if (outcome === 'SUBSCRIBE') return this.subscribe(em, stored);
    return this.send(em, stored, 'NEWSLETTER_CONFIRM');
  }

  private async subscribe(em: EntityManager, stored: NewsletterSubscriptionEntity): Promise<void> {
    const changes = { confirmedAt: this.clock(), unsubscribedAt: null };
    await em.nativeUpdate(NewsletterSubscriptionEntity, { id: stored.id }, changes);
    await this.send(em, stored, 'NEWSLETTER_WELCOME');
  }

  private async end(em: EntityManager, stored: NewsletterSubscriptionEntity): Promise<void> {
    await this.outbox.withdraw(em, 'NEWSLETTER_WELCOME', stored.email);
    await this.outbox.withdraw(em, 'NEWSLETTER_CONFIRM', stored.email);
    if (stateOf(stored) === 'UNSUBSCRIBED') return;
    const changes = { unsubscribedAt: this.clock(), mailedAt: null };
    await em.nativeUpdate(NewsletterSubscriptionEntity, { id: stored.id }, changes);
  }

  private async send(
    em: EntityManager,
    { id, email }: NewsletterSubscriptionEntity,
    kind: NewsletterEmailKind,
  ): Promise<void> {
    await em.nativeUpdate(NewsletterSubscriptionEntity, { id }, { mailedAt: this.clock() });
    const mail: NewsletterEmail = { kind, recipient: email, subscriptionId: id };
    await this.outbox.add(em, mail);
  }

  /** @throws UserError LINK_INVALID */
  private async changeByLink(
    purpose: string,
    token: string,
    change: (em: EntityManager, stored: NewsletterSubscriptionEntity) => Promise<void>,
  ): Promise<void> {
    const id = readSignedId(this.keys, purpose, token);
    if (id === null) throw userError('LINK_INVALID', message('link.invalid'), ['token']);
    await retryTransaction(this.em, async (em) => {
      const stored = await findLocked(em, { id });
      if (!stored) throw userError('LINK_INVALID', message('link.invalid'), ['token']);
      await change(em, stored);
    });
  }
}

/** A subscription, locked until the end of the transaction. */
async function findLocked(
  em: EntityManager,
  where: { id: string } | { email: string },
): Promise<NewsletterSubscriptionEntity | null> {
  return em.findOne(NewsletterSubscriptionEntity, where, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

/** The subscription of an address, locked; concurrent requests for an address get the same one. */
async function findOrAdd(
  em: EntityManager,
  { email, source, userId }: SubscriptionRequest,
  now: Date,
): Promise<NewsletterSubscriptionEntity> {
  await em
    .getKysely<NewsletterTables>()
    .insertInto('newsletter_subscriptions')
    .values({ id: newId(), email, source, user_id: userId, requested_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
  return em.findOneOrFail(NewsletterSubscriptionEntity, { email }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}
