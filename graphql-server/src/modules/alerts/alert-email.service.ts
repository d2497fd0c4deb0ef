import type { Keys } from '../../shared/secrets/keys.ts';
import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import type { ComposedEmail, EmailComposer, Mail } from '../../email/email-composer.ts';
import type { Sender } from '../../email/email-content.ts';
import { signId } from '../../shared/secrets/signed-id.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { webLinks } from '../../shared/web-links.ts';
import { publishedSql } from '../catalogue/listing/published.ts';
import { isInStockSql } from '../catalogue/filters/variant-filter.ts';
import { optionWords } from '../catalogue/variants/variant-rules.ts';
import { alertConfirmEmail, type AlertedProduct, alertEmail } from './alert-email.ts';
import { decideAlertConfirmation, isStillTrue } from './alert-rules.ts';
import { ProductAlertEntity } from './product-alert.entity.ts';
import type { AlertsDatabase } from './alerts.tables.ts';

/** Purposes of the signed links in alert emails. */
export const alertLinks = { confirm: 'alert-confirm', stop: 'alerts-stop' } as const;

export type AlertEmailKind = 'ALERT_CONFIRM' | 'PRODUCT_ALERTS';

/** An alert in an email; `before`: the price before the drop, in minor units. */
export interface AlertInEmail {
  id: string;
  before: number | null;
}

export interface AlertEmail extends Mail {
  kind: AlertEmailKind;
  /** Set in confirmation emails. */
  alertId?: string;
  /** Set in alert emails. */
  recipientId?: string;
  alerts?: readonly AlertInEmail[];
}

/** Composes alert emails from the data at the time of sending. */
export class AlertEmailService implements EmailComposer {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly sender: Sender,
    private readonly keys: Keys,
    private readonly currencyCode: string,
  ) {}

  /** Null when there is nothing left to confirm or announce. */
  async compose(_id: string, mail: Mail): Promise<ComposedEmail | null> {
    const { kind, alertId, recipientId, alerts } = mail as AlertEmail;
    return kind === 'ALERT_CONFIRM'
      ? this.composeConfirmation(alertId ?? '')
      : this.composeAlerts(recipientId ?? '', alerts ?? []);
  }

  private async composeConfirmation(id: string): Promise<ComposedEmail | null> {
    const alert = await this.em.findOne(ProductAlertEntity, id, { populate: ['product'] });
    if (!alert || decideAlertConfirmation(alert, this.clock()) !== 'CONFIRM') return null;
    const { kind, product } = alert;
    const token = signId(this.keys, alertLinks.confirm, id);
    return { draft: alertConfirmEmail({ kind, title: product.title, token }, this.sender), replyTo: null };
  }

  private async composeAlerts(
    recipientId: string,
    alertsInEmail: readonly AlertInEmail[],
  ): Promise<ComposedEmail | null> {
    const before = new Map(alertsInEmail.map((alert) => [alert.id, alert.before]));
    const currentAlerts = await this.read([...before.keys()]);
    const alerts = currentAlerts.map((alert) => ({ ...alert, before: before.get(alert.id) ?? null }));
    const isTrue = Object.groupBy(alerts, (alert) => (isStillTrue(alert) ? 'yes' : 'no'));
    for (const { id, before: reference } of isTrue.no ?? []) await this.waitOn(id, reference);
    const news = isTrue.yes ?? [];
    if (news.length === 0) return null;
    const unsubscribeUrl =
      this.sender.baseUrl + webLinks.alertsStop(signId(this.keys, alertLinks.stop, recipientId));
    const present = (alert: (typeof news)[number]): AlertedProduct => ({
      handle: alert.handle,
      title: alert.title,
      options: optionWords(alert),
      price: this.amount(alert.kind === 'BACK_IN_STOCK' ? alert.variantPrice : alert.price),
      before: alert.before === null ? null : this.amount(alert.before),
    });
    const draft = alertEmail(
      {
        backInStock: news.filter(({ kind }) => kind === 'BACK_IN_STOCK').map(present),
        cheaper: news.filter(({ kind }) => kind === 'PRICE_DROP').map(present),
        stopUrl: unsubscribeUrl,
      },
      this.sender,
    );
    return { draft, replyTo: null, unsubscribeUrl };
  }

  /** The alerts of an email that have not ended or been reset since, with current data. */
  private async read(ids: readonly string[]) {
    const rows = await this.em
      .getKysely<AlertsDatabase>()
      .selectFrom('product_alerts as a')
      .innerJoin('products as p', 'p.id', 'a.product_id')
      .leftJoin('product_variants as v', 'v.id', 'a.variant_id')
      .where(sql<boolean>`a.id = any (${sql.val(ids)}::uuid[])`)
      .where('a.mailed_at', 'is not', null)
      .select(['a.id', 'a.kind', 'p.handle', 'p.title', 'p.sale_price', 'v.colour', 'v.size', 'v.others'])
      .select(['v.sale_price as variant_price'])
      .select(
        sql<number>`case when v.deleted_at is null and ${sql.raw(isInStockSql('v'))} then v.stock else 0 end`.as(
          'stock',
        ),
      )
      .select(sql<boolean>`${sql.raw(publishedSql('p'))}`.as('is_published'))
      .orderBy('p.title')
      .orderBy('a.id')
      .execute();
    return rows.map(({ sale_price: price, variant_price, is_published: isPublished, ...row }) => ({
      ...row,
      price,
      variantPrice: variant_price ?? price,
      isPublished,
    }));
  }

  /**
   * Returns an alert that is no longer true to the waiting ones, to be sent the next time it is. A price drop
   * is compared with the former price again.
   */
  private async waitOn(id: string, before: number | null): Promise<void> {
    const again = { state: 'WAITING', mailedAt: null } as const;
    const changes = before === null ? again : { ...again, referencePrice: before };
    await this.em.nativeUpdate(ProductAlertEntity, { id }, changes);
  }

  private amount(amount: number) {
    return { amount, currency: this.currencyCode };
  }
}
