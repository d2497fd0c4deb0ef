import type { Keys } from '../../shared/secrets/keys.ts';
import { LockMode } from '@mikro-orm/core';
import { z } from 'zod';
import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import type { OutboxService } from '../emails/outbox.service.ts';
import { userError } from '../../errors.ts';
import { message } from '../../shared/messages/message.ts';
import { isUuid, newId } from '../../shared/new-id.ts';
import { readSignedId } from '../../shared/secrets/signed-id.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { DAY } from '../../shared/time/duration.ts';
import { validate } from '../../shared/validate.ts';
import type { RateLimits } from '../auth/rate-limits/rate-limits.ts';
import type { CatalogueService } from '../catalogue/products/catalogue.service.ts';
import type { Product } from '../catalogue/products/product-query.ts';
import { orderableUnits } from '../catalogue/variants/quantity-rules.ts';
import { findSellable } from '../catalogue/variants/sellable-product-query.ts';
import { emailAddress } from '../customers/users/user-rules.ts';
import { UserEntity } from '../customers/users/user.entity.ts';
import { hasVerifiedEmail, markEmailVerified } from '../customers/users/verified-email.ts';
import { alertLinks, type AlertEmail } from './alert-email.service.ts';
import {
  ALERT_LIFE,
  type AlertKind,
  type AlertState,
  CONFIRMATION_LIFE,
  decideAlert,
  decideAlertConfirmation,
  MAX_ALERTS,
} from './alert-rules.ts';
import { AlertRecipientEntity, ProductAlertEntity } from './product-alert.entity.ts';
import type { AlertsDatabase } from './alerts.tables.ts';

/** How long sent alerts are kept, to be listed and for the pause between emails. */
const NOTIFIED_KEPT_FOR = 30 * DAY;

const requestSchema = z.object({ email: emailAddress });

/** A request for an alert. */
export interface AlertRequest {
  kind: AlertKind;
  productId: string;
  /** The variant to wait for; null for a price alert. */
  variantId: string | null;
  email: string;
}

/** An alert as its owner sees it. */
export interface ProductAlert {
  id: string;
  kind: AlertKind;
  state: AlertState;
  product: Product;
  variantId: string | null;
  requestedAt: Date;
  expiresAt: Date;
}

/** The alert of a confirmation link. */
export interface AlertLink {
  kind: AlertKind;
  title: string;
  state: 'UNCONFIRMED' | 'WAITING' | 'EXPIRED';
}

/** Alerts about products, for customers and visitors (decision 0052). */
export class AlertService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly rateLimits: RateLimits,
    private readonly outbox: OutboxService,
    private readonly catalogue: CatalogueService,
    private readonly keys: Keys,
  ) {}

  /**
   * Requests an alert. Unless the caller is known to own the email, it must be confirmed by email; the
   * response to them is the same for every email. `ip` is the caller's, for the rate limits.
   * @throws UserError with the broken rules, NOT_FOUND, or IN_STOCK; RequestError RATE_LIMITED
   */
  async request(input: AlertRequest, userId: string | null, ip: string): Promise<AlertState> {
    const { email } = validate(requestSchema, input, ['input']);
    const price = await this.priceOf(input);
    const user = userId === null ? null : await this.em.findOneOrFail(UserEntity, userId);
    const isOwn = user?.email === email;
    const isProven = isOwn && hasVerifiedEmail(user);
    if (!isProven) await this.rateLimits.unsolicitedEmail(email, ip);
    return retryTransaction(this.em, async (em) => {
      const recipientId = await lockRecipient(em, email, this.clock());
      const owner = isOwn ? userId : null;
      return this.apply(em, { ...input, email, recipientId, userId: owner, isProven, price });
    });
  }

  /** A customer's alerts, newest first, without products that are currently not in the shop. */
  async listOf(userId: string): Promise<ProductAlert[]> {
    const rows = await this.em
      .getKysely<AlertsDatabase>()
      .selectFrom('product_alerts')
      .where('user_id', '=', userId)
      .where('expires_at', '>', this.clock())
      .orderBy('requested_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MAX_ALERTS)
      .selectAll()
      .execute();
    const products = await this.catalogue.findMany([...new Set(rows.map((row) => row.product_id))]);
    return rows.flatMap((row) => {
      const product = products.get(row.product_id);
      if (!product) return [];
      const { id, kind, state, variant_id: variantId } = row;
      const times = { requestedAt: new Date(row.requested_at), expiresAt: new Date(row.expires_at) };
      return [{ id, kind, state, product, variantId, ...times }];
    });
  }

  /** Ends a customer's alert. @throws UserError NOT_FOUND, also for another customer's alert */
  async remove(userId: string, id: string): Promise<void> {
    const removed = isUuid(id) ? await this.em.nativeDelete(ProductAlertEntity, { id, user: userId }) : 0;
    if (removed === 0) throw userError('NOT_FOUND', message('alert.notFound'), ['id']);
  }

  /**
   * The alert of a confirmation link; null for a link that this shop did not send, or an alert that has
   * ended.
   */
  async ofLink(token: string): Promise<AlertLink | null> {
    const id = readSignedId(this.keys, alertLinks.confirm, token);
    const alert = id && (await this.em.findOne(ProductAlertEntity, id, { populate: ['product'] }));
    if (!alert) return null;
    const { kind, product } = alert;
    const states = { CONFIRM: 'UNCONFIRMED', DONE: 'WAITING', EXPIRED: 'EXPIRED' } as const;
    return { kind, title: product.title, state: states[decideAlertConfirmation(alert, this.clock())] };
  }

  /** Confirms the alert of a link. @throws UserError LINK_INVALID or LINK_EXPIRED */
  async confirm(token: string): Promise<void> {
    const id = readSignedId(this.keys, alertLinks.confirm, token);
    if (id === null) throw userError('LINK_INVALID', message('link.invalid'), ['token']);
    await retryTransaction(this.em, async (em) => {
      const alert = await em.findOne(ProductAlertEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      const outcome = alert ? decideAlertConfirmation(alert, this.clock()) : 'EXPIRED';
      if (!alert || outcome === 'EXPIRED') {
        throw userError('LINK_EXPIRED', message('alert.linkExpired'), ['token']);
      }
      const { user } = alert;
      const recipient = await em.findOneOrFail(AlertRecipientEntity, alert.recipient.id);
      const where = user
        ? { recipient: recipient.id, user: user.id, state: 'UNCONFIRMED' as const }
        : { id, state: 'UNCONFIRMED' as const };
      await em.nativeUpdate(ProductAlertEntity, where, { state: 'WAITING', expiresAt: this.expiry() });
      // The link was sent to the account's email, so opening it verifies that email.
      if (user) await markEmailVerified(em, user.id, recipient.email);
    });
  }

  /**
   * Ends all alerts for the recipient of an email; repeating it is not an error. @throws UserError
   * LINK_INVALID
   */
  async stop(token: string): Promise<void> {
    const id = readSignedId(this.keys, alertLinks.stop, token);
    if (id === null) throw userError('LINK_INVALID', message('link.invalid'), ['token']);
    await this.em.transactional(async (em) => {
      const recipient = await em.findOne(AlertRecipientEntity, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!recipient) return;
      await em.nativeDelete(ProductAlertEntity, { recipient: id });
      await this.outbox.withdraw(em, 'PRODUCT_ALERTS', recipient.email);
      await this.outbox.withdraw(em, 'ALERT_CONFIRM', recipient.email);
    });
  }

  /** How many alerts a link would end; null for a link that this shop did not send. */
  async countOfStopLink(token: string): Promise<number | null> {
    const id = readSignedId(this.keys, alertLinks.stop, token);
    return id === null ? null : this.em.count(ProductAlertEntity, { recipient: id });
  }

  /** Deletes expired alerts, and recipients without alerts. */
  async purgeExpired(): Promise<void> {
    const now = this.clock();
    const before = (age: number) => new Date(now.getTime() - age);
    await this.em.nativeDelete(ProductAlertEntity, {
      $or: [
        { expiresAt: { $lte: now } },
        { state: 'UNCONFIRMED', requestedAt: { $lte: before(CONFIRMATION_LIFE) } },
        { state: 'NOTIFIED', mailedAt: { $lte: before(NOTIFIED_KEPT_FOR) } },
      ],
    });
    await this.em
      .getKysely<AlertsDatabase>()
      .deleteFrom('alert_recipients')
      .where('created_at', '<', before(DAY))
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('product_alerts')
              .whereRef('product_alerts.recipient_id', '=', 'alert_recipients.id')
              .select('product_alerts.id'),
          ),
        ),
      )
      .execute();
  }

  /** Applies a request according to the rules, with its recipient locked. */
  private async apply(em: EntityManager, request: KnownRequest): Promise<AlertState> {
    const { kind, recipientId, productId, variantId, userId, isProven, price, email } = request;
    const now = this.clock();
    const where = { recipient: recipientId, kind, product: productId, variant: variantId };
    const stored = await em.findOne(ProductAlertEntity, where);
    const outcome = decideAlert(stored, now, isProven);
    const state = outcome === 'WAIT' ? ('WAITING' as const) : ('UNCONFIRMED' as const);
    const answer = isProven ? 'WAITING' : 'UNCONFIRMED';
    if (outcome === 'NOTHING') return answer;
    const values = {
      state,
      requestedAt: now,
      expiresAt: this.expiry(),
      mailedAt: null,
      referencePrice: kind === 'PRICE_DROP' ? price : null,
      askedPrice: kind === 'PRICE_DROP' ? price : null,
      ...(userId && { user: userId }),
    };
    const id = stored?.id ?? newId();
    if (stored) await em.nativeUpdate(ProductAlertEntity, { id }, values);
    else {
      await assertRoom(em, recipientId);
      await em.insert(ProductAlertEntity, { id, ...where, ...values });
    }
    if (outcome === 'ASK') {
      const mail: AlertEmail = { kind: 'ALERT_CONFIRM', recipient: email, alertId: id };
      await this.outbox.add(em, mail);
    }
    return answer;
  }

  /** The current price for an alert, in minor units. @throws UserError NOT_FOUND or IN_STOCK */
  private async priceOf({ kind, productId, variantId }: AlertRequest): Promise<number> {
    const product = (await findSellable(this.em, [productId])).get(productId);
    if (!product || product.isWithdrawn) {
      throw userError('NOT_FOUND', message('product.notFound'), ['input', 'productId']);
    }
    const offered = product.variants.filter(({ isWithdrawn }) => !isWithdrawn);
    if (kind === 'PRICE_DROP') return Math.min(...offered.map(({ salePrice }) => salePrice));
    const variant = offered.find(({ id }) => id === variantId);
    if (!variant) throw userError('NOT_FOUND', message('product.notFound'), ['input', 'variantId']);
    // Units beyond the stock ship later, so an alert may wait for the stock.
    if (orderableUnits({ ...variant, stock: variant.stock - variant.backorderable }) > 0)
      throw userError('IN_STOCK', message('alert.inStock'), ['input', 'variantId']);
    return variant.salePrice;
  }

  private expiry(): Date {
    return new Date(this.clock().getTime() + ALERT_LIFE);
  }
}

interface KnownRequest extends AlertRequest {
  recipientId: string;
  /** The account that owns the email. */
  userId: string | null;
  isProven: boolean;
  price: number;
}

/**
 * Finds or adds the recipient with an email, locked until the end of the transaction; simultaneous calls get
 * the same one.
 */
async function lockRecipient(em: EntityManager, email: string, now: Date): Promise<string> {
  const db = em.getKysely<AlertsDatabase>();
  await db
    .insertInto('alert_recipients')
    .values({ id: newId(), email, created_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
  const { id } = await db
    .selectFrom('alert_recipients')
    .where('email', '=', email)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return id;
}

/** @throws UserError INVALID_VALUE when the recipient has the maximum number of alerts */
async function assertRoom(em: EntityManager, recipient: string): Promise<void> {
  if ((await em.count(ProductAlertEntity, { recipient })) < MAX_ALERTS) return;
  throw userError('INVALID_VALUE', message('alert.tooMany', { max: MAX_ALERTS }), ['input', 'email']);
}
