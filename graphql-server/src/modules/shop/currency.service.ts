import type { EntityManager } from '../../db/database.ts';
import { userError } from '../../errors.ts';
import { message } from '../../shared/messages/message.ts';
import { decimalsOf } from '../../shared/money/currency.ts';
import type { ChargeTerms } from '../pricing/charge-terms.port.ts';
import type { EditableSection, SettingsService } from '../settings/settings.service.ts';
import type { ShopDatabase } from './shop.tables.ts';

const FIELD = ['input', 'currencyCode'];

/** What the payment provider says about a currency. */
interface CardCharges {
  chargeTerms(currency: string): ChargeTerms | null;
}

/** The shop's currency, which changes only before the first order: nothing is converted. */
export class CurrencyService {
  constructor(
    private readonly em: EntityManager,
    private readonly settings: SettingsService,
    private readonly currencyCode: string,
    /** Null if the shop takes no cards. */
    private readonly provider: CardCharges | null,
  ) {}

  /** Whether there are no orders yet. */
  async isChangeable(): Promise<boolean> {
    const query = this.em.getKysely<ShopDatabase>().selectFrom('orders').select('id').limit(1);
    return (await query.executeTakeFirst()) === undefined;
  }

  /**
   * Changes the currency. An order that is placed at this moment keeps the former one, as any order does.
   * @throws UserError CURRENCY_LOCKED, INVALID_VALUE for a currency that the payment provider can't charge,
   * and as `SettingsService.update`
   */
  async update(input: object, expectedVersion: string | null): Promise<EditableSection<'currency'>> {
    const { currencyCode } = await this.settings.proposed('currency', input);
    if (currencyCode !== this.currencyCode) await this.assertChangeable(currencyCode);
    return this.settings.update('currency', input, expectedVersion);
  }

  private async assertChangeable(to: string): Promise<void> {
    if (!(await this.isChangeable()))
      throw userError('CURRENCY_LOCKED', message('currency.hasOrders'), FIELD);
    if (this.provider?.chargeTerms(to) === null)
      throw userError('INVALID_VALUE', message('currency.notCharged', { currency: to }), FIELD);
    const from = this.currencyCode;
    if (decimalsOf(from) === decimalsOf(to) || !(await this.hasProducts())) return;
    const decimals = { from, to, fromDecimals: decimalsOf(from), toDecimals: decimalsOf(to) };
    throw userError('CURRENCY_LOCKED', message('currency.otherDecimals', decimals), FIELD);
  }

  private async hasProducts(): Promise<boolean> {
    const products = this.em.getKysely<ShopDatabase>().selectFrom('products');
    const query = products.where('deleted_at', 'is', null).select('id').limit(1);
    return (await query.executeTakeFirst()) !== undefined;
  }
}
