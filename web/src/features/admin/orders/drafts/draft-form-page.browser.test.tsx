import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type {
  DraftOrder,
  DraftOrderInput,
  MutationdraftOrderCreateArgs,
  MutationdraftOrderUpdateArgs,
  QuerycustomFieldsArgs,
  QuerydraftOrderPreviewArgs,
} from '../../../../gql/graphql.ts';
import { anOrder } from '../../../../test/an-order.ts';
import { aProduct, anImage } from '../../../../test/a-product.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Answers, Part } from '../../../../test/mock-api.ts';
import { openPage } from '../../../../test/open-page.tsx';

const text = (name: string) => page.getByRole('textbox', { name, exact: true });
const customer = page.getByRole('region', { name: 'Customer' });
const products = page.getByRole('region', { name: 'Products' });
const place = page.getByRole('button', { name: 'Place order' });
const heading = page.getByRole('heading', { level: 1 });

const jar = (quantity: number) => ({
  variantId: 'jar-1',
  product: { id: 'jar', title: 'Jar' },
  image: anImage(),
  quantity,
  unitPrice: 850,
  stock: 2,
  quantityStep: 2,
  total: 850 * quantity,
});

/** The API of a shop with two jars, which stores one draft. */
function shopWithJars({ requiresShipping = true } = {}): { answers: Answers; saved: DraftOrderInput[] } {
  const saved: DraftOrderInput[] = [];
  let draft: Part<DraftOrder> | null = null;
  const save = (input: DraftOrderInput) => {
    saved.push(input);
    const quantity = input.lines?.[0]?.quantity ?? 0;
    const { email, paymentMethod, billing, deliveryAddress, customerId, note, giftMessage } = input;
    draft = {
      id: 'draft-1',
      number: 1,
      version: String(saved.length),
      authorName: 'Alex Moreau',
      email,
      paymentMethod,
      billing,
      deliveryAddress,
      customerId,
      note,
      giftMessage,
      lines: [jar(quantity)],
      totals: { itemCount: quantity, total: 850 * quantity },
    };
    return { draftOrder: draft };
  };
  return {
    saved,
    answers: {
      products: { nodes: [aProduct({ stock: 2 })] },
      draftOrders: () => ({ nodes: draft ? [draft] : [], totalCount: draft ? 1 : 0 }),
      draftOrder: () => draft,
      draftOrderPreview: ({ lines }: QuerydraftOrderPreviewArgs) => {
        const quantity = lines[0]?.quantity ?? 0;
        const totals = { itemCount: quantity, subtotal: 850 * quantity, total: 850 * quantity };
        return {
          preview: {
            lines: quantity ? [jar(quantity)] : [],
            totals,
            requiresShipping: requiresShipping || quantity === 0,
          },
        };
      },
      draftOrderCreate: ({ input }: MutationdraftOrderCreateArgs) => save(input),
      draftOrderUpdate: ({ input }: MutationdraftOrderUpdateArgs) => save(input),
      order: anOrder(),
    },
  };
}

async function addJar(): Promise<void> {
  await products.getByRole('searchbox', { name: 'Find products to add' }).fill('Jar');
  await products.getByRole('button', { name: 'Add Jar' }).click();
}

test('a draft with another delivery address is priced for it, and keeps it', async () => {
  const { answers, saved } = shopWithJars();
  const destinations: unknown[] = [];
  await openPage(
    '/admin/orders/drafts/add',
    {
      ...answers,
      draftOrderPreview: ({ destination }: QuerydraftOrderPreviewArgs) => {
        destinations.push(destination?.region);
        return { preview: { lines: [], totals: { total: 0 }, requiresShipping: true } };
      },
    },
    'owner',
  );
  await addJar();
  await page.getByRole('checkbox', { name: 'Deliver to a different address' }).click();
  const group = page.getByRole('group', { name: 'Delivery address' });
  await group.getByRole('textbox', { name: 'First name' }).fill('Anne');
  await group.getByRole('textbox', { name: 'Street' }).fill('1 Beach Road');
  await group.getByRole('textbox', { name: /^State/ }).fill('HI');
  await page.getByRole('button', { name: 'Save draft' }).click();
  const city = group.getByRole('textbox', { name: 'City' });
  await expect.element(city).toHaveFocus();
  await expectAccessible();
  await city.fill('Hilo');
  await expect.poll(() => destinations.at(-1)).toBe('HI');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect.poll(() => saved).toMatchObject([{ billing: null, deliveryAddress: { city: 'Hilo' } }]);
  await page.getByRole('link', { name: /1/ }).first().click();
  await expect.element(city).toHaveValue('Hilo');
});

test('a price and discounts of the draft are priced, explained, and saved', async () => {
  const { answers, saved } = shopWithJars();
  const previewed: QuerydraftOrderPreviewArgs[] = [];
  await openPage(
    '/admin/orders/drafts/add',
    {
      ...answers,
      draftOrderPreview: (args: QuerydraftOrderPreviewArgs) => {
        previewed.push(args);
        const [own] = args.linePrices ?? [];
        const manualDiscount = own?.discount ? { ...own.discount, reason: 'Scratched' } : null;
        const line = {
          ...jar(1),
          unitPrice: own?.unitPrice ?? 850,
          shopPrice: own?.unitPrice == null ? null : 850,
        };
        return {
          preview: {
            lines: args.lines.length > 0 ? [{ ...line, manualDiscount }] : [],
            adjustments: args.discount ? [{ title: 'Loyal customer', amount: 70 }] : [],
            totals: { subtotal: 700, total: 630 },
          },
        };
      },
    },
    'owner',
  );
  await addJar();
  await products.getByText('Price and discount of Jar').click();
  await products.getByRole('textbox', { name: /^Price of one unit/ }).fill('seven');
  await products.getByRole('textbox', { name: /^Discount/ }).fill('101%');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect.element(products.getByText('Please enter a price like 5.00').first()).toBeVisible();
  await products.getByRole('textbox', { name: /^Price of one unit/ }).fill('7.00');
  await products.getByRole('textbox', { name: /^Discount/ }).fill('0.50');
  await products.getByRole('textbox', { name: 'Reason for the discount' }).fill('Scratched');
  const discount = page.getByRole('region', { name: 'Discount' });
  await discount.getByRole('textbox', { name: /^Discount/ }).fill('10 %');
  await page.getByRole('button', { name: 'Save draft' }).click();
  const reason = discount.getByRole('textbox', { name: 'Reason for the discount' });
  await expect.element(reason).toHaveFocus();
  await reason.fill('Loyal customer');
  await expect.element(products).toMatchTextContent('$7.00 each (in the shop $8.50)');
  await expect.element(products).toMatchTextContent('$0.50 off (Scratched)');
  await expect
    .element(page.getByRole('region', { name: 'Total' }))
    .toMatchTextContent('Loyal customer-$0.70');
  await expectAccessible();
  await page.getByRole('button', { name: 'Save draft' }).click();
  const prices = {
    linePrices: [{ lineIndex: 0, unitPrice: 700, discount: { amount: 50, reason: 'Scratched' } }],
    discount: { percent: 10, reason: 'Loyal customer' },
  };
  await expect.poll(() => saved).toMatchObject([prices]);
  expect(previewed.at(-1)).toMatchObject(prices);
});

test('a VAT number is checked, and saved with the address', async () => {
  const { answers, saved } = shopWithJars();
  await openPage(
    '/admin/orders/drafts/add',
    {
      ...answers,
      draftOrderPreview: ({ vatNumber }: QuerydraftOrderPreviewArgs) => ({
        preview: {
          lines: [],
          vatNumberCheck: vatNumber ? { status: vatNumber === 'FR1' ? 'INVALID' : 'UNAVAILABLE' } : null,
          totals: { total: 0, isReverseCharge: false },
        },
      }),
    },
    'owner',
  );
  const vatNumber = page.getByRole('textbox', { name: /^VAT number/ });
  await vatNumber.fill('FR1');
  await expect.element(page.getByText('This is no valid VAT number, so VAT is charged.')).toBeVisible();
  await vatNumber.fill('FR99999999999');
  await expect.element(page.getByText(/can’t be checked right now, so VAT is charged/)).toBeVisible();
  await expectAccessible();
  for (const [name, value] of [
    ['First name', 'Jo'],
    ['Street', '1 Rue'],
    ['City', 'Lyon'],
    ['Phone', '5550100'],
    ['Email', 'jo@example.com'],
  ] as const)
    await text(name).first().fill(value);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect.poll(() => saved).toMatchObject([{ billing: { city: 'Lyon', vatNumber: 'FR99999999999' } }]);
});

test('a delivery address is left out once nothing of the draft is delivered', async () => {
  const { answers, saved } = shopWithJars({ requiresShipping: false });
  const destinations: unknown[] = [];
  await openPage(
    '/admin/orders/drafts/add',
    {
      ...answers,
      draftOrderPreview: ({ lines, destination }: QuerydraftOrderPreviewArgs) => {
        destinations.push(destination?.region);
        return { preview: { lines: [], totals: { total: 0 }, requiresShipping: lines.length === 0 } };
      },
    },
    'owner',
  );
  const elsewhere = page.getByRole('checkbox', { name: 'Deliver to a different address' });
  await elsewhere.click();
  const group = page.getByRole('group', { name: 'Delivery address' });
  await group.getByRole('textbox', { name: /^State/ }).fill('Calif.');
  await expect.poll(() => destinations.at(-1)).toBe('Calif.');
  await addJar();
  await expect.element(elsewhere).not.toBeInTheDocument();
  await expect.poll(() => destinations.at(-1)).toBe('');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect.poll(() => saved).toMatchObject([{ deliveryAddress: null }]);
});

test('selecting a customer fills in the address of their last order', async () => {
  const { answers, saved } = shopWithJars();
  const jo = { id: 'jo', firstName: 'Jo', lastName: 'Lane', email: 'jo@example.com' };
  const { billing = null } = anOrder();
  await openPage(
    '/admin/orders/drafts/add',
    {
      ...answers,
      customers: { nodes: [jo] },
      customer: { ...jo, orders: { nodes: [{ id: 'order-0', billing }] } },
      draftOrderPlace: { order: { id: 'order-1', number: 'J-1001' } },
    },
    'owner',
  );
  await customer.getByRole('searchbox', { name: 'Find a customer' }).fill('jo@');
  await customer.getByRole('button', { name: 'Choose Jo Lane' }).click();
  await expect.element(text('Street')).toHaveValue('12 Harbour Lane');
  await addJar();
  await expect.element(page.getByRole('region', { name: 'Total' })).toMatchTextContent('$8.50');
  await expectAccessible();
  await place.click();
  await expect.element(heading).toMatchTextContent(/^Order #J-1001/);
  expect(saved).toMatchObject([
    { customerId: 'jo', lines: [{ productId: 'jar', quantity: 1 }], billing: { city: 'Port Ellis' } },
  ]);
});

test('an email is offered as a new customer once the search has found no account', async () => {
  const { answers } = shopWithJars();
  const jo = { id: 'jo', firstName: 'Jo', lastName: 'Lane', email: 'jo@example.com' };
  const search = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  await openPage(
    '/admin/orders/drafts/add',
    {
      ...answers,
      customers: async () => {
        started.resolve();
        await search.promise;
        return { nodes: [jo] };
      },
    },
    'owner',
  );
  await customer.getByRole('searchbox', { name: 'Find a customer' }).fill('jo@example.com');
  await started.promise;
  await expect.element(customer.getByRole('button', { name: /^Choose/ })).not.toBeInTheDocument();
  search.resolve();
  await expect
    .element(customer.getByRole('button', { name: /^Choose/ }))
    .toHaveAccessibleName('Choose Jo Lane');
});

test('staff fill in the fields of the order and of its lines', async () => {
  const { answers, saved } = shopWithJars();
  const date = { key: 'delivery', name: 'Delivery date', type: 'DATE' as const };
  const engraving = { key: 'engraving', name: 'Engraving', type: 'TEXT' as const };
  const api = await openPage(
    '/admin/orders/drafts/add',
    {
      ...answers,
      customFields: ({ owner }: QuerycustomFieldsArgs) =>
        owner === 'ORDER' ? [date] : owner === 'ORDER_LINE' ? [engraving] : [],
    },
    'owner',
  );
  await addJar();
  await products.getByText('Custom fields of Jar').click();
  await products.getByLabelText(/^Engraving/).fill('For Ana');
  await page.getByLabelText(/^Delivery date/).fill('2026-12-24');
  // Another line, because its engraving is another.
  await products.getByRole('button', { name: 'Add Jar' }).click();
  await expect.element(products.getByText('Custom fields of Jar').nth(1)).toBeVisible();
  await text('Quantity of Jar').first().fill('2');
  await expect.element(products.getByLabelText(/^Engraving/).first()).toHaveValue('For Ana');
  await expectAccessible();
  const field = ['input', 'lines', '0', 'fields', '0', 'values'];
  const tooLong = { code: 'INVALID_VALUE' as const, message: 'Engraving is too long', field };
  api.answer({ draftOrderCreate: { userErrors: [tooLong] } });
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect
    .element(products.getByLabelText(/^Engraving/).first())
    .toHaveAccessibleDescription('Engraving is too long');
  api.answer(answers);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect
    .poll(() => saved)
    .toMatchObject([
      {
        fields: [{ key: 'delivery', values: ['2026-12-24'] }],
        lines: [
          { quantity: 2, fields: [{ key: 'engraving', values: ['For Ana'] }] },
          { quantity: 1, fields: [] },
        ],
      },
    ]);
});

test('a line shows its own total, also beside one of the same variant, and none rather than another’s', async () => {
  const { answers } = shopWithJars();
  const engraving = { key: 'engraving', name: 'Engraving', type: 'TEXT' as const };
  await openPage(
    '/admin/orders/drafts/add',
    {
      ...answers,
      customFields: ({ owner }: QuerycustomFieldsArgs) => (owner === 'ORDER_LINE' ? [engraving] : []),
      draftOrderPreview: ({ lines }: QuerydraftOrderPreviewArgs) => {
        const texts = lines.map(({ fields }) => fields?.[0]?.values[0]?.toLowerCase());
        const itemCount = lines.reduce((sum, { quantity }) => sum + (quantity ?? 1), 0);
        // The server writes values its own way, and joins equal lines.
        const priced = lines.map(({ quantity }, index) => ({
          ...jar(quantity ?? 1),
          fields: [{ ...engraving, values: [`stored ${texts[index] ?? ''}`] }],
        }));
        const joined = texts[0] === texts[1] ? [jar(itemCount)] : priced;
        return { preview: { lines: joined, totals: { itemCount, total: 850 * itemCount } } };
      },
    },
    'owner',
  );
  await addJar();
  await products.getByText('Custom fields of Jar').click();
  await products.getByLabelText(/^Engraving/).fill('Ana');
  await products.getByRole('button', { name: 'Add Jar' }).click();
  await text('Quantity of Jar').nth(1).fill('3');
  const rows = products.getByRole('list', { name: 'Products of the order' }).getByRole('listitem');
  await expect.element(rows.nth(0)).toMatchTextContent(/\$8\.50 each.*\$8\.50/);
  await expect.element(rows.nth(1)).toMatchTextContent('$25.50');
  await products
    .getByLabelText(/^Engraving/)
    .first()
    .fill('');
  const total = page.getByRole('region', { name: 'Total' });
  await expect.element(total).toMatchTextContent('$34.00');
  await expect.element(rows.nth(0)).not.toMatchTextContent('$34.00');
  await expect.element(rows.nth(1)).not.toMatchTextContent('$34.00');
});

test('a draft that nothing is delivered of is not paid in cash on delivery', async () => {
  const { answers, saved } = shopWithJars({ requiresShipping: false });
  await openPage('/admin/orders/drafts/add', answers, 'owner');
  await customer.getByRole('searchbox', { name: 'Find a customer' }).fill('kim@example.com');
  await customer.getByRole('button', { name: 'Choose kim@example.com' }).click();
  const cash = page.getByRole('radio', { name: 'Cash on delivery' });
  await cash.click({ force: true });
  await addJar();
  await expect.element(cash).toBeDisabled();
  await page.getByRole('button', { name: 'Save draft' }).click();
  const methods = page.getByRole('group', { name: 'How the customer pays' });
  await expect.element(methods).toHaveAccessibleDescription(/choose another payment method/);
  await page.getByRole('radio', { name: 'Bank transfer' }).click({ force: true });
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect.element(page.getByRole('row', { name: /kim@example.com/ })).toBeVisible();
  expect(saved).toMatchObject([{ paymentMethod: 'BANK' }]);
});

test('a new customer’s draft may exceed the stock; it can be placed once it is complete', async () => {
  const { answers, saved } = shopWithJars();
  const missing = { code: 'REQUIRED', message: 'Please enter an address.' } as const;
  const api = await openPage(
    '/admin/orders/drafts/add',
    { ...answers, draftOrderPlace: { userErrors: [missing] } },
    'owner',
  );
  await customer.getByRole('searchbox', { name: 'Find a customer' }).fill('kim@example.com');
  await customer.getByRole('button', { name: 'Choose kim@example.com' }).click();
  await addJar();
  await text('Quantity of Jar').fill('5');
  await expect.element(products.getByText('Only 2 in stock')).toBeVisible();
  await expect.element(products.getByText('Not as for shoppers: Sold in packs of 2')).toBeVisible();
  await page.getByRole('textbox', { name: /^Note for staff/ }).fill('Calls back on Monday.');
  await page.getByRole('textbox', { name: /^Gift message/ }).fill('For Bob');
  await page.getByRole('button', { name: 'Save draft' }).click();
  const row = page.getByRole('row', { name: /kim@example.com/ });
  await expect.element(row).toMatchTextContent('$42.50');
  await expectAccessible();

  await row.getByRole('link').click();
  await expect.element(heading).toMatchTextContent('Draft 1');
  await text('City').fill('Port Ellis');
  await place.click();
  await expect.element(text('Street')).toHaveAccessibleDescription(/Please complete the address/);
  await text('City').fill('');
  await place.click();
  await expect.element(page.getByText(/Please enter an address\./)).toBeVisible();
  await expectAccessible();
  await text('First name').fill('Kim Caller');
  await text('Street').fill('1 Phone Lane');
  await text('City').fill('Port Ellis');
  await text('Phone').fill('+1 555 010 0043');
  await text('Email').fill('kim@example.com');
  await text('Quantity of Jar').fill('2');
  api.answer({ draftOrderPlace: { order: { id: 'order-1', number: 'J-1001' } } });
  await place.click();
  await expect.element(heading).toMatchTextContent(/^Order #J-1001/);
  expect(saved.at(-1)).toMatchObject({
    lines: [{ quantity: 2 }],
    note: 'Calls back on Monday.',
    customerNote: '',
    giftMessage: 'For Bob',
    billing: { firstName: 'Kim Caller', streetAddress: '1 Phone Lane' },
  });
});
