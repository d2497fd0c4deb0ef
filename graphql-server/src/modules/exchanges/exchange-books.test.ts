import { beforeAll, expect, test } from 'vitest';
import { describeShop } from '../../test/describe-shop.ts';
import {
  DeclineReturn,
  ExchangeItems,
  PreviewExchange,
  ReadEditableVariants,
  ReadExchangedOrder,
  ReceiveReturn,
  RefundReturn,
  SaveInvoiceSettings,
} from '../../test/documents.generated.ts';
import { changeOrder } from '../../test/card-shop.ts';
import { newId } from '../../shared/new-id.ts';
import { aProduct } from '../../test/factories.ts';
import { FakeEmail } from '../../test/gateways/fake-email.ts';
import { anOrder, anOrderInput, billing, setOrderStatus } from '../../test/orders.ts';
import { bankAccount } from '../../test/test-config.ts';
import { aCustomer, anAdmin, type Person } from '../../test/users.ts';
import { seller } from '../invoices/invoices.fixtures.ts';
import { saveTaxes, standard } from '../taxes/taxes.fixtures.ts';

// An order of two mugs at 11.90 with 19 % tax, of which one is exchanged for a large one at 23.80.

const mail = new FakeEmail();
const shop = describeShop({ settings: { bankAccount } }, { mail });
let admin: Person;
let id: string;
let exchangeId: string;
let returnId: string;
let largeId: string;

const read = async (orderId: string) => {
  const { order } = await shop.client.data(ReadExchangedOrder, { id: orderId }, admin.token);
  if (!order) throw new Error(`No order ${orderId}`);
  return order;
};

beforeAll(async () => {
  admin = await anAdmin(shop);
  const { userErrors } = await shop.client.payload(
    SaveInvoiceSettings,
    { input: { ...seller, issuedWhen: 'PAID' } },
    admin.token,
  );
  expect(userErrors).toEqual([]);
  await saveTaxes(shop, admin.token, { isEnabled: true, pricesIncludeTax: true, classes: [standard] });
  const em = shop.app.orm.em.fork();
  const mug = await aProduct(em, { title: 'Mug', salePrice: 1190, stock: 5 });
  const large = await aProduct(em, { title: 'Large', salePrice: 2380, stock: 5 });
  id = await anOrder(shop.client, await aCustomer(shop), {
    ...anOrderInput({ productId: mug, quantity: 2 }),
    paymentMethod: 'BANK',
    billing: { ...billing, countryCode: 'DE' },
  });
  await changeOrder(shop, admin, 'orderPaymentReceive', id);
  await setOrderStatus(shop.client, admin, id, 'DELIVERED');
  const { lines, updatedAt } = await read(id);
  const { product } = await shop.client.data(ReadEditableVariants, { id: large }, admin.token);
  largeId = product?.variants[0]?.id ?? '';
  const input = {
    orderId: id,
    lines: [{ orderLineId: lines[0]?.id ?? '', quantity: 1, reason: 'OTHER' as const }],
    addedLines: [{ variantId: largeId, quantity: 1 }],
  };
  const { payload: priced } = await shop.client.data(PreviewExchange, { input }, admin.token);
  expect(priced.preview).toMatchObject({
    totals: { total: 2380 },
    returnedAmount: 1190,
    creditAmount: 1190,
    amountToPay: 1190,
    amountToRefund: 0,
  });
  const { payload } = await shop.client.data(
    ExchangeItems,
    { input, total: 2380, updatedAt } as never,
    admin.token,
  );
  exchangeId = payload.order?.id ?? '';
  returnId = payload.return?.id ?? '';
  await changeOrder(shop, admin, 'orderPaymentReceive', exchangeId);
  const received = [{ orderLineId: lines[0]?.id ?? '', receivedQuantity: 1, restockedQuantity: 1 }];
  await shop.client.data(ReceiveReturn, { id: returnId, lines: received } as never, admin.token);
  await shop.client.data(RefundReturn, { id: returnId, input: { idempotencyKey: newId() } }, admin.token);
  await shop.app.jobs.run('invoices');
});

test('what comes back has a credit note, and what goes out an invoice', async () => {
  expect((await read(id)).invoices).toEqual([
    { series: 'INVOICE', total: 2380 },
    { series: 'CREDIT_NOTE', total: 1190 },
  ]);
  expect((await read(exchangeId)).invoices).toEqual([{ series: 'INVOICE', total: 2380 }]);
});

test('the books have the credit as a refund of one order and a payment of the other', async () => {
  const { number, createdAt } = await read(id);
  const today = new Date(createdAt).toISOString().slice(0, 10);
  const { number: exchangeNumber } = await read(exchangeId);
  const { body } = await shop.client.rest<string>(`/api/exports/bookings.csv?from=${today}&to=${today}`, {
    token: admin.token,
  });
  const rows = body.trim().split('\n').slice(1);
  expect(
    rows
      .map((row) => row.split(','))
      .map(([, , kind, order, , , net, tax, , , , money, method]) =>
        [
          order === number ? 'first' : order === exchangeNumber ? 'new' : order,
          kind,
          net,
          tax,
          money,
          method,
        ].join(' '),
      ),
  ).toEqual([
    // The clock of tests stands still, so the first order comes first.
    'first Sale 20.00 3.80  Online Payment',
    'first Payment   23.80 Online Payment',
    'first Refund -10.00 -1.90 -11.90 Exchange',
    'new Sale 20.00 3.80  Online Payment',
    'new Payment   11.90 Exchange',
    'new Payment   11.90 Online Payment',
  ]);
});

test('the email about the return says what is sent instead, and what is to be paid for it', async () => {
  await shop.app.jobs.run('mail');
  const { number } = await read(exchangeId);
  const email = mail.sent.find(({ subject }) => subject.startsWith('Your return is approved'));
  expect(email?.text).toMatch(new RegExp(`We send instead \\(order ${number}\\):? +1 × Large`));
});

test('the email about what is to be paid once the items do not come back names no deadline', async () => {
  await shop.app.jobs.run('mail');
  mail.sent.length = 0;
  const { lines, updatedAt } = await read(id);
  const input = {
    orderId: id,
    lines: [{ orderLineId: lines[0]?.id ?? '', quantity: 1, reason: 'OTHER' as const }],
    addedLines: [{ variantId: largeId, quantity: 1 }],
  };
  const { payload } = await shop.client.data(
    ExchangeItems,
    { input, total: 2380, updatedAt } as never,
    admin.token,
  );
  const declined = { id: payload.return?.id ?? '', text: 'It never arrived.' };
  await shop.client.data(DeclineReturn, declined, admin.token);
  await shop.app.jobs.run('mail');
  const email = mail.sent.find(({ subject }) => subject.startsWith('Please pay for your order'));
  expect(email?.text).toMatch(/Still to pay for your order: \$23\.80\./);
  expect(email?.text).not.toMatch(/by card|cancel/);
  expect(email?.text).toContain(`IBAN: ${bankAccount.iban}`);
});
