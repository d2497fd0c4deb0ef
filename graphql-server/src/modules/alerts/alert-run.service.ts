import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import type { OutboxService } from '../emails/outbox.service.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { publishedSql } from '../catalogue/listing/published.ts';
import { isInStockSql } from '../catalogue/filters/variant-filter.ts';
import type { AlertEmail, AlertInEmail } from './alert-email.service.ts';
import { PRODUCT_PAUSE } from './alert-rules.ts';

/** Recipients per transaction. */
const BATCH = 100;

/** A run ends after this many batches, so that a long queue does not delay a shutdown. */
const MAX_BATCHES = 50;

interface DueAlert {
  id: string;
  recipient_id: string;
  email: string;
  reference_price: number | null;
}

/** Sends due alerts. Several processes may do so at once; each recipient is handled by one of them. */
export class AlertRunService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly outbox: OutboxService,
  ) {}

  /** Adds an email to the outbox for each recipient with due alerts. */
  async run(): Promise<void> {
    await this.raisePrices();
    for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
      const notifiedCount = await retryTransaction(this.em, (em) => this.notifyBatch(em));
      if (notifiedCount === 0) return;
    }
  }

  /**
   * When a price has risen again, the next drop is measured from there, but at most from the price at the
   * time of the request.
   */
  private async raisePrices(): Promise<void> {
    await sql`update product_alerts a set reference_price = least(p.sale_price, a.asked_price) from products p
      where a.kind = 'PRICE_DROP' and a.state = 'WAITING' and p.id = a.product_id
        and p.sale_price > a.reference_price and a.asked_price > a.reference_price`.execute(
      this.em.getKysely(),
    );
  }

  /**
   * Claims recipients with due alerts, and queues one email for each. It reads the due alerts again after
   * claiming, because another process may have sent them in between. @returns how many recipients it claimed
   */
  private async notifyBatch(em: EntityManager): Promise<number> {
    const claimed = await this.claim(em);
    if (claimed.length === 0) return 0;
    const { rows } = await sql<DueAlert>`
      select a.id, a.recipient_id, r.email, a.reference_price
      from alert_recipients r join product_alerts a on a.recipient_id = r.id ${this.due()}
      and r.id = any (${sql.val(claimed)}::uuid[]) order by r.id, a.id`.execute(em.getKysely());
    for (const alerts of Map.groupBy(rows, (row) => row.recipient_id).values())
      await this.queueEmail(em, alerts);
    return claimed.length;
  }

  /** The ids of recipients with due alerts that no other process has claimed. */
  private async claim(em: EntityManager): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select r.id from alert_recipients r
      where r.id in (select a.recipient_id from product_alerts a ${this.due()})
      order by r.id limit ${BATCH} for no key update skip locked`.execute(em.getKysely());
    return rows.map(({ id }) => id);
  }

  private async queueEmail(em: EntityManager, alerts: readonly DueAlert[]): Promise<void> {
    const [first] = alerts;
    if (!first) return;
    const now = this.clock();
    await sql`update product_alerts a set mailed_at = ${now},
      state = case when a.kind = 'BACK_IN_STOCK' then 'NOTIFIED' else a.state end,
      reference_price = case when a.kind = 'PRICE_DROP' then p.sale_price end
      from products p where p.id = a.product_id and a.id = any (${sql.val(alerts.map(({ id }) => id))}::uuid[])`.execute(
      em.getKysely(),
    );
    const alertsInEmail = alerts.map(({ id, reference_price: before }): AlertInEmail => ({ id, before }));
    const mail: AlertEmail = {
      kind: 'PRODUCT_ALERTS',
      recipient: first.email,
      recipientId: first.recipient_id,
      alerts: alertsInEmail,
    };
    await this.outbox.add(em, mail);
  }

  /**
   * SQL that joins the products and variants of alerts `a`, and selects those that are due: true now, and the
   * recipient got no alert for the product within a day.
   */
  private due() {
    const now = this.clock();
    const pauseBegan = new Date(now.getTime() - PRODUCT_PAUSE);
    return sql`
      join products p on p.id = a.product_id left join product_variants v on v.id = a.variant_id
      where a.state = 'WAITING' and a.expires_at > ${now} and ${sql.raw(publishedSql('p'))}
      and case a.kind when 'BACK_IN_STOCK' then v.deleted_at is null and ${sql.raw(isInStockSql('v'))} else p.sale_price < a.reference_price end
      and not exists (
        select from product_alerts told where told.recipient_id = a.recipient_id
        and told.product_id = a.product_id and told.mailed_at > ${pauseBegan}
      )`;
  }
}
