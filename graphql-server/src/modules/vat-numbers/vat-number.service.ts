import type { EntityManager } from '../../db/database.ts';
import { RequestError } from '../../errors.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { DAY, MINUTE } from '../../shared/time/duration.ts';
import type { RateLimits } from '../auth/rate-limits/rate-limits.ts';
import { formatVatNumber, parseVatNumber, type VatNumberCheck } from '../taxes/vat-number-rules.ts';
import type { VatNumberCheck as VatNumberCheckPort } from './vat-number-check.port.ts';
import type { VatNumbersDatabase } from './vat-numbers.tables.ts';

/** How long an answer is used again: numbers rarely change, but VIES may soon be available again. */
const REUSE = { VALID: DAY, INVALID: DAY, UNAVAILABLE: MINUTE };

const unavailable = { status: 'UNAVAILABLE', name: null, consultationNumber: null } as const;

/** The shop's settings for reverse charge. */
interface VatNumberTerms {
  isReverseChargeEnabled: boolean;
  /** The shop's own number. */
  vatNumber: string | null;
}

/** Checks VAT numbers of customers (decision 0123). */
export class VatNumberService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly rateLimits: RateLimits,
    private readonly vies: VatNumberCheckPort,
    private readonly terms: VatNumberTerms,
  ) {}

  /**
   * The answer of VIES, or a recent one. Do not call it inside a transaction, as it may take seconds.
   * @returns null without a number, and if the shop always charges tax; UNAVAILABLE after too many questions
   */
  async check(text: string | null | undefined, ip: string): Promise<VatNumberCheck | null> {
    const requester = parseVatNumber(this.terms.vatNumber ?? '');
    if (!text?.trim() || !this.terms.isReverseChargeEnabled || !requester) return null;
    const parsed = parseVatNumber(text);
    const now = this.clock();
    if (!parsed) {
      const number = text.trim().slice(0, 40);
      return { number, status: 'INVALID', checkedAt: now, name: null, consultationNumber: null };
    }
    const number = formatVatNumber(parsed);
    const recent = await this.findRecent(number, formatVatNumber(requester), now);
    if (recent) return recent;
    if (!(await this.mayAsk(ip))) return { number, ...unavailable, checkedAt: now };
    const check = { number, ...(await this.vies.check(parsed, requester)), checkedAt: now };
    await this.save(check, formatVatNumber(requester));
    return check;
  }

  /** Too many questions don't keep anyone from placing an order, with tax. */
  private async mayAsk(ip: string): Promise<boolean> {
    try {
      await this.rateLimits.vatNumber(ip);
      return true;
    } catch (error) {
      if (error instanceof RequestError && error.code === 'RATE_LIMITED') return false;
      throw error;
    }
  }

  /** Deletes the answers that are not used again. */
  async purgeExpired(): Promise<void> {
    const expired = new Date(this.clock().getTime() - DAY);
    await this.db.deleteFrom('vat_number_checks').where('checked_at', '<=', expired).execute();
  }

  private async findRecent(number: string, requester: string, now: Date): Promise<VatNumberCheck | null> {
    const row = await this.db
      .selectFrom('vat_number_checks')
      .where('number', '=', number)
      .where('requester', '=', requester)
      .select(['status', 'name', 'consultation_number', 'checked_at'])
      .executeTakeFirst();
    if (!row) return null;
    const checkedAt = new Date(row.checked_at);
    if (now.getTime() - checkedAt.getTime() >= REUSE[row.status]) return null;
    const { status, name, consultation_number: consultationNumber } = row;
    return { number, status, checkedAt, name, consultationNumber };
  }

  private async save(
    { number, status, name, consultationNumber, checkedAt }: VatNumberCheck,
    requester: string,
  ): Promise<void> {
    const answer = { status, name, consultation_number: consultationNumber, checked_at: checkedAt };
    await this.db
      .insertInto('vat_number_checks')
      .values({ number, requester, ...answer })
      .onConflict((conflict) => conflict.columns(['number', 'requester']).doUpdateSet(answer))
      .execute();
  }

  private get db() {
    return this.em.getKysely<VatNumbersDatabase>();
  }
}
