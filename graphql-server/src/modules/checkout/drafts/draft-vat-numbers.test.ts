import { beforeAll, expect, test } from 'vitest';
import { describeShop } from '../../../test/describe-shop.ts';
import {
  CreateVatDraft,
  PlaceDraft,
  PreviewVatDraft,
  ReadVatOrder,
} from '../../../test/documents.generated.ts';
import { aProduct } from '../../../test/factories.ts';
import { billing } from '../../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../../test/users.ts';
import { saveTaxes } from '../../taxes/taxes.fixtures.ts';

// A demo asks the sandbox of VIES over HTTP.
const shop = describeShop({ isDemo: true });
const VALID = 'FR12345678902';
const INVALID = 'FR12345678901';
const DOWN = 'FR99999999999';

let admin: Person;
let customer: Person;
let tee: string;

beforeAll(async () => {
  admin = await anAdmin(shop);
  customer = await aCustomer(shop);
  tee = await aProduct(shop.app.orm.em.fork(), {
    title: 'Tee',
    salePrice: 1500,
    stock: 500,
  });
  const rates = [{ countryCode: 'FR', name: 'TVA', rate: 20_000 }];
  await saveTaxes(shop, admin.token, {
    isEnabled: true,
    pricesIncludeTax: true,
    rounding: 'LINE',
    isReverseChargeEnabled: true,
    vatNumber: 'DE123456789',
    classes: [{ name: 'Standard', isForDelivery: true, rates }],
  });
});

const lines = () => [{ productId: tee, quantity: 2 }];

async function create(vatNumber: string | null) {
  const input = {
    customerId: customer.userId,
    lines: lines(),
    // 12.00 for one, and 10% off: 24.00 − 2.40.
    linePrices: [{ lineIndex: 0, unitPrice: 1200 }],
    discount: { percent: 10, reason: 'Loyal customer' },
    billing: { ...billing, countryCode: 'FR', vatNumber },
    paymentMethod: 'BANK' as const,
  };
  return (await shop.client.data(CreateVatDraft, { input }, admin.token)).payload;
}

const place = async (id: string, expectedTotal: number) =>
  (await shop.client.data(PlaceDraft, { id, expectedTotal }, admin.token)).payload;

// At 20%, 12.00 is 10.00 net, and 2.40 is 2.00.
test.each([
  [VALID, 'VALID', true, 1800],
  [INVALID, 'INVALID', false, 2160],
  [DOWN, 'UNAVAILABLE', false, 2160],
])('a draft with %s, and its order', async (vatNumber, status, isReverseCharge, total) => {
  const { draftOrder, userErrors } = await create(vatNumber);
  expect(userErrors).toEqual([]);
  expect(draftOrder).toMatchObject({ vatNumberCheck: { status }, totals: { isReverseCharge, total } });
  const id = String(draftOrder?.id);
  expect((await place(id, total - 1)).userErrors).toMatchObject([{ code: 'TOTAL_CHANGED' }]);
  expect((await place(id, total)).userErrors).toEqual([]);
  const { order } = await shop.client.data(ReadVatOrder, { id }, admin.token);
  expect(order).toMatchObject({
    vatNumberCheck: { number: vatNumber, status },
    totals: { isReverseCharge, total, taxTotal: isReverseCharge ? 0 : 360 },
    lines: [{ unitPrice: isReverseCharge ? 1000 : 1200 }],
  });
});

test('a draft without a number is not checked, and one in no format is rejected', async () => {
  expect((await create(null)).draftOrder).toMatchObject({ vatNumberCheck: null, totals: { total: 2160 } });
  expect(await create('FR 123')).toMatchObject({
    draftOrder: null,
    userErrors: [{ code: 'INVALID_VALUE', field: ['input', 'billing', 'vatNumber'] }],
  });
});

// The shop's price is 15.00, 12.50 net.
test.each([
  [VALID, { status: 'VALID' }, 2500],
  [DOWN, { status: 'UNAVAILABLE' }, 3000],
  [null, null, 3000],
])('the preview with %s', async (vatNumber, vatNumberCheck, total) => {
  const variables = { lines: lines(), destination: { countryCode: 'FR' }, vatNumber };
  const { draftOrderPreview } = await shop.client.data(PreviewVatDraft, variables, admin.token);
  expect(draftOrderPreview.preview).toMatchObject({ vatNumberCheck, totals: { total } });
});
