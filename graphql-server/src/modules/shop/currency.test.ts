import { describe, expect, test } from 'vitest';
import { describeShop } from '../../test/describe-shop.ts';
import { ReadCurrencySettings, ReadShopCurrency, UpdateCurrency } from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrder, anOrderInput } from '../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../test/users.ts';
import { lineOf, recordedDuring } from '../audit/audit.fixtures.ts';

const field = ['input', 'currencyCode'];

describe('the currency', () => {
  const shop = describeShop();

  const update = (owner: Person, currencyCode: string) =>
    shop.client.payload(UpdateCurrency, { input: { currencyCode } }, owner.token);
  const read = async (owner: Person) =>
    (await shop.client.data(ReadCurrencySettings, {}, owner.token)).settings.currency;
  const seen = async () => (await shop.client.data(ReadShopCurrency, {})).shop.currencyCode;
  const priceInRest = async () => {
    const { body } = await shop.client.rest<{ salePrice: number }[]>('/api/getProducts');
    return body.map(({ salePrice }) => salePrice);
  };

  test('changes at once for everyone until the first order, and is recorded', async () => {
    const owner = await anAdmin(shop);
    expect(await seen()).toBe('USD');
    expect(await read(owner)).toEqual({ currencyCode: 'USD', isChangeable: true, locks: [] });
    const entries = await recordedDuring(shop, owner, () => update(owner, 'KWD'));
    expect(entries.map(lineOf)).toEqual(['CHANGED SETTINGS currency: currencyCode null > "KWD"']);
    expect(await seen()).toBe('KWD');

    const productId = await aProduct(shop.app.orm.em.fork(), { salePrice: 5900 });
    expect(await priceInRest()).toEqual([5.9]);
    expect(await update(owner, 'EUR')).toMatchObject({
      settings: null,
      userErrors: [
        {
          code: 'CURRENCY_LOCKED',
          field,
          message: 'Prices have 3 decimals in KWD and 2 in EUR. Please delete the products first.',
        },
      ],
    });
    expect((await update(owner, 'BHD')).shop).toEqual({ currencyCode: 'BHD' });

    const ada = await aCustomer(shop);
    await anOrder(shop.client, ada, anOrderInput({ productId, quantity: 1 }));
    expect(await read(owner)).toEqual({ currencyCode: 'BHD', isChangeable: false, locks: [] });
    expect((await update(owner, 'KWD')).userErrors).toEqual([
      { code: 'CURRENCY_LOCKED', field, message: 'The shop has orders, so its currency stays.' },
    ]);
    // Saving what is there is no change.
    expect((await update(owner, 'BHD')).userErrors).toEqual([]);
    expect(await seen()).toBe('BHD');
  });

  test.each(['usd', 'XTS', 'euros', ''])('%j is rejected', async (currencyCode) => {
    const owner = await anAdmin(shop);
    expect(await update(owner, currencyCode)).toMatchObject({ settings: null, userErrors: [{ field }] });
  });
});

describe('CURRENCY_CODE', () => {
  const shop = describeShop({ settings: { currencyCode: 'JPY' } });

  test('locks it', async () => {
    const owner = await anAdmin(shop);
    const { settings } = await shop.client.data(ReadCurrencySettings, {}, owner.token);
    const locks = [{ field: 'currencyCode', variable: 'CURRENCY_CODE' }];
    expect(settings.currency).toEqual({ currencyCode: 'JPY', isChangeable: true, locks });
    const { userErrors } = await shop.client.payload(
      UpdateCurrency,
      { input: { currencyCode: 'EUR' } },
      owner.token,
    );
    expect(userErrors).toMatchObject([{ code: 'FIELD_LOCKED', field }]);
  });
});
