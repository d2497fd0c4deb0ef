import { sql } from 'kysely';
import { claimRows } from '../../../db/claim-rows.ts';
import type { EntityManager } from '../../../db/database.ts';
import { retryTransaction } from '../../../db/retry-transaction.ts';
import type { ComposedEmail, EmailComposer, Mail } from '../../../email/email-composer.ts';
import type { Sender } from '../../../email/email-content.ts';
import type { OutboxService } from '../../emails/outbox.service.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { DAY } from '../../../shared/time/duration.ts';
import { publishedSql } from '../../catalogue/listing/published.ts';
import { canBeOrderedSql } from '../../catalogue/filters/variant-filter.ts';
import type { NewsletterService } from '../../newsletter/newsletter.service.ts';
import { subscribedSql } from '../../newsletter/subscribed.ts';
import type { CartOrders } from '../cart-orders.port.ts';
import type { CartService } from '../cart.service.ts';
import { cartReminderEmail } from './cart-reminder-email.ts';
import { reminderWindow } from './cart-reminder-rules.ts';
import type { CartDatabase } from '../cart.tables.ts';

/** A cart reminder email. */
export interface CartReminderEmail extends Mail {
  kind: 'CART_REMINDER';
  cartId: string;
}

/** Results of the reminders of a number of days. */
export interface CartReminderFigures {
  days: number;
  reminded: number;
  ordered: number;
}

const BATCH = 50;
/** A run ends after this many batches, so that a long queue does not delay a shutdown. */
const MAX_BATCHES = 50;
const FIGURE_DAYS = 30;

/** Reminds customers who agreed to it of their abandoned carts, once per cart (decision 0055). */
export class CartReminderService implements EmailComposer {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly outbox: OutboxService,
    private readonly sender: Sender,
    private readonly carts: CartService,
    private readonly orders: () => CartOrders,
    private readonly newsletter: NewsletterService,
    private readonly terms: {
      currency: string;
      /** Hours after the last change; null: never. */
      remindAfterHours: number | null;
    },
  ) {}

  /**
   * One run of the job `cart-reminders`. Several processes may run it at once; each cart is claimed by one of
   * them.
   */
  async run(): Promise<void> {
    const { remindAfterHours } = this.terms;
    if (remindAfterHours === null) return;
    for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
      if ((await this.remindSome(remindAfterHours)) < BATCH) return;
    }
  }

  /**
   * Composes the email from the cart at the time of sending. Null when nothing in the cart can be ordered any
   * more, or the customer has since ordered, unsubscribed or changed the email.
   */
  async compose(_id: string, mail: Mail): Promise<ComposedEmail | null> {
    const { cartId, recipient } = mail as CartReminderEmail;
    const customer = await this.findCustomer(cartId, recipient);
    if (!customer) return null;
    const { lines, totals, requiresShipping } = await this.carts.readOrderable(customer.id);
    if (lines.length === 0) return null;
    const unsubscribeUrl = this.newsletter.unsubscribeUrl(customer.subscription_id);
    const { currency } = this.terms;
    const content = { name: customer.first_name, lines, totals, requiresShipping, currency, unsubscribeUrl };
    return { draft: cartReminderEmail(content, this.sender), replyTo: null, unsubscribeUrl };
  }

  /** The results of the reminders of the last 30 days. */
  async figures(): Promise<CartReminderFigures> {
    const since = new Date(this.clock().getTime() - FIGURE_DAYS * DAY);
    const counted = await this.em
      .getKysely<CartDatabase>()
      .selectFrom('carts')
      .where('reminded_at', '>', since)
      .select(sql<number>`count(*)::int`.as('reminded'))
      .select(sql<number>`(count(*) filter (where ordered))::int`.as('ordered'))
      .executeTakeFirstOrThrow();
    return { days: FIGURE_DAYS, ...counted };
  }

  /** Claims carts and queues their emails, in one transaction. @returns how many carts it claimed */
  private async remindSome(remindAfterHours: number): Promise<number> {
    const now = this.clock();
    const { after, until } = reminderWindow(now, remindAfterHours);
    return retryTransaction(this.em, async (em) => {
      const db = em.getKysely<CartDatabase>();
      const ids = await claimRows(db, {
        table: 'carts',
        waiting: sql`ended_at is null and reminded_at is null and changed_at > ${after} and changed_at <= ${until}
          and ${hasAgreed} and ${hasSomethingToOrder} and not ${this.orders().hasOrderedSince}`,
        orderBy: 'changed_at',
        limit: BATCH,
        claim: { reminded_at: now },
      });
      if (ids.length === 0) return 0;
      const claimed = await db
        .selectFrom('carts')
        .innerJoin('users', 'users.id', 'carts.user_id')
        .where('carts.id', 'in', ids)
        .orderBy('carts.changed_at')
        .select(['carts.id', 'users.email'])
        .execute();
      for (const { id: cartId, email: recipient } of claimed) {
        const mail: CartReminderEmail = { kind: 'CART_REMINDER', recipient, cartId };
        await this.outbox.add(em, mail);
      }
      return ids.length;
    });
  }

  /** The customer of a cart that has not ended, if they still want these emails at this address. */
  private findCustomer(cartId: string, email: string) {
    return this.em
      .getKysely<CartDatabase>()
      .selectFrom('carts')
      .innerJoin('users as u', 'u.id', 'carts.user_id')
      .innerJoin('newsletter_subscriptions as n', (join) =>
        join.on(sql<boolean>`${sql.raw(subscribedSql('u', 'n'))}`),
      )
      .where('carts.id', '=', cartId)
      .where('carts.ended_at', 'is', null)
      .where('u.role', '=', 'CUSTOMER')
      .where('u.email', '=', email)
      .where(sql<boolean>`not ${this.orders().hasOrderedSince}`)
      .select(['u.id', 'u.first_name', 'n.id as subscription_id'])
      .executeTakeFirst();
  }
}

/** Guests have no email with which they could have agreed. */
const hasAgreed = sql<boolean>`exists (
  select from users u join newsletter_subscriptions n on ${sql.raw(subscribedSql('u', 'n'))}
  where u.id = carts.user_id and u.role = 'CUSTOMER' and u.erased_at is null)`;

const hasSomethingToOrder = sql<boolean>`exists (
  select from cart_lines l join product_variants v on v.id = l.variant_id join products p on p.id = v.product_id
  where l.user_id = carts.user_id and v.deleted_at is null and ${sql.raw(canBeOrderedSql('v'))} and ${sql.raw(publishedSql('p'))})`;
