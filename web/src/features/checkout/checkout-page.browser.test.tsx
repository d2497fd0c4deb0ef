import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MutationorderPlaceArgs, QuerycheckoutPreviewArgs } from '../../gql/graphql.ts';
import { aCart, aCartLine } from '../../test/a-cart.ts';
import { aPreview, aShopInUs } from '../../test/a-checkout.ts';
import { aProduct } from '../../test/a-product.ts';
import { aSession } from '../../test/a-session.ts';
import { comeBack, STAYS_HERE } from '../../test/another-site.ts';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { goBack } from '../../test/go-back.ts';
import { logIn } from '../../test/log-in.ts';
import type { Answers } from '../../test/mock-api.ts';
import { loadNoticesAtOnce, notice } from '../../test/notices.ts';
import { openPage } from '../../test/open-page.tsx';
import { failInside, refuseAsSignedOut } from '../../test/refusals.ts';
import { resizePage } from '../../test/resize-page.ts';

const jar = aProduct({ salePrice: 5000 });
const jars = aCart([aCartLine({ product: jar })]);
const order = page.getByRole('region', { name: 'Your Order' });
const place = page.getByRole('button', { name: 'Place Order' });
/** By the start of its label, because "(optional)" may follow. */
const field = (name: string) => page.getByRole('main').getByRole('textbox', { name: new RegExp(`^${name}`) });

const answers: Answers = {
  shop: aShopInUs,
  productByHandle: jar,
  checkoutPreview: { preview: aPreview(jars) },
  viewer: { id: 'user-1' },
};

/** Buys a product from its page. */
async function buyNow(others: Answers = {}) {
  const api = await openPage('/shop/jar', { ...answers, ...others }, 'shopper');
  await page.getByRole('button', { name: 'Buy now' }).click();
  await expect.element(order).toBeVisible();
  return api;
}

async function fillBilling(): Promise<void> {
  for (const [name, text] of [
    ['First Name', 'Jo'],
    ['Street Address', '7 Harbour Street'],
    ['Town/City', 'Port Ellis'],
    ['Phone Number', '+1 555 010 0042'],
    ['Email Address', 'jo@example.test'],
  ] as const) {
    await field(name).fill(text);
  }
}

const orderIdOfDraft = () =>
  /"orderId":"(\w+)"/.exec(window.sessionStorage.getItem('shopper-drafts') ?? '')?.[1];

beforeEach(loadNoticesAtOnce);

test('Buy now opens the checkout with only that product', async () => {
  const requestedLines: unknown[] = [];
  const { path } = await buyNow({
    cart: aCart([aCartLine({ product: aProduct({ id: 'lid', title: 'Lid' }) })]),
    checkoutPreview: ({ lines }: QuerycheckoutPreviewArgs) => {
      requestedLines.push(lines?.map(({ productId, quantity }) => [productId, quantity]));
      return { preview: aPreview(jars) };
    },
  });
  expect(path()).toBe('/cart/checkout');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Billing Details' })).toBeVisible();
  await expect.element(order).toMatchTextContent(/Jar/);
  expect(requestedLines[0]).toEqual([['jar', 1]]);
});

test('a checkout without items links back to the cart and says so', async () => {
  const { path } = await openPage('/cart/checkout', answers, 'shopper');
  await expect.poll(path).toBe('/cart');
  // Twice, because React runs effects twice in development.
  await expect.element(notice('No checkout in progress', 'alertdialog').first()).toBeVisible();
});

test('an order whose response was lost is recognized after a reload', async () => {
  await buyNow();
  await fillBilling();
  await expect.poll(orderIdOfDraft).toBeDefined();
  const placed = { id: 'order-1', number: '1001', reference: String(orderIdOfDraft()) };
  const { path } = await openPage(
    '/cart/checkout',
    {
      ...answers,
      viewer: { id: 'user-1', orders: { nodes: [placed] } },
      checkoutPreview: { preview: aPreview(aCart([])) },
    },
    'shopper',
  );
  await expect.poll(path).toBe('/account/orders/order-1');
});

test('missing fields are reported, and the first one gets the focus', async () => {
  await buyNow();
  await fillBilling();
  await field('Street Address').clear();
  await place.click();
  await expect.element(page.getByText('Your order is not placed yet')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Please enter your street and house number' }))
    .toBeVisible();
  await expect.element(field('Street Address')).toHaveFocus();
  await resizePage(360);
  await expectAccessible();
});

test('the checkout’s layout only links back', async () => {
  await buyNow();
  await expect
    .element(page.getByRole('banner').getByRole('link', { name: 'Back to the cart' }))
    .toBeVisible();
  for (const other of [page.getByRole('search'), page.getByRole('navigation'), page.getByText('Subscribe')])
    await expect.element(other).not.toBeInTheDocument();
});

test('the email comes first; company and apartment appear on demand', async () => {
  await buyNow();
  await expect
    .element(page.getByRole('main').getByRole('textbox').first())
    .toHaveAccessibleName(/^Email Address/);
  await expect.element(field('Company Name')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Add company or apartment' }).click();
  await expect.element(field('Company Name')).toHaveFocus();
  await field('Company Name').fill('Example Ltd');
  await field('Company Name').clear();
  await expect.element(field('Company Name')).toBeVisible();
});

test.each([
  [true, /^Cash on delivery/],
  [false, /^Card/],
])('with a card sandbox, %s, the default payment method is: %s', async (isSandbox, method) => {
  await buyNow({ shop: { ...aShopInUs, cardPayment: { available: true, isSandbox } } });
  await expect.element(page.getByRole('radio', { name: method })).toBeChecked();
});

test.each([
  ['CARD', 1],
  ['BANK', 0],
] as const)(
  'beside the button, whoever may pay by %s reads why a card is safe: %i',
  async (method, times) => {
    await buyNow({ checkoutPreview: { preview: aPreview(jars, { paymentMethods: [method] }) } });
    await expect.element(place).toBeVisible();
    const note = page.getByText(/^You’ll enter your card on our payment provider’s page/);
    expect(note.elements()).toHaveLength(times);
    for (const each of note.elements()) expect(each.previousElementSibling).toBe(place.element());
  },
);

test('a state is selected from its country’s list', async () => {
  await buyNow();
  const region = page.getByRole('combobox', { name: /^State/ });
  await region.selectOptions('Hawaii');
  await expect.element(region).toHaveValue('HI');
});

test('the checkout survives an expired session', async () => {
  const { path } = await buyNow({
    orderPlace: refuseAsSignedOut,
    sessionCreate: { session: aSession('token-2') },
  });
  await fillBilling();
  await page.getByRole('radio', { name: /^Cash/ }).click({ force: true });
  await place.click();
  await expect.poll(path).toBe('/login');
  await logIn();
  await expect.poll(path).toBe('/cart/checkout');
  await expect.element(field('Street Address')).toHaveValue('7 Harbour Street');
  await expect.element(field('Town/City')).toHaveValue('Port Ellis');
  await expect.element(order).toMatchTextContent(/Jar/);
});

test('the account’s last name is added to the order, and is optional', async () => {
  const sent: unknown[] = [];
  await buyNow({
    orderPlace: ({ input }: MutationorderPlaceArgs) => {
      sent.push(input.billing?.lastName);
      return { userErrors: [{ code: 'INVALID_VALUE', message: 'Not today.', field: null }] };
    },
  });
  await expect.element(field('Last Name')).toHaveValue('Park');
  await expect.element(field('Last Name')).not.toBeRequired();
  expect(field('Last Name').element().getAttribute('autocomplete')).toBe('family-name');
  await fillBilling();
  await page.getByRole('radio', { name: /^Cash/ }).click({ force: true });
  await place.click();
  await expect.poll(() => sent).toEqual(['Park']);
  await field('Last Name').clear();
  await place.click();
  await expect.poll(() => sent).toEqual(['Park', '']);
});

test('a saved address is offered, and the typed one can be restored', async () => {
  const saved = {
    id: 'home',
    firstName: 'Jo',
    lastName: 'Lane',
    streetAddress: '7 Harbour Street',
    city: 'Port Ellis',
  };
  const contact = { phone: '+1 555 010 0042', email: 'jo@example.test', countryCode: 'US', isDefault: true };
  await buyNow({ viewer: { id: 'user-1', addresses: [{ ...saved, ...contact }] } });
  const addresses = page.getByRole('combobox', { name: 'Deliver to' });
  await expect.element(addresses).toHaveDisplayValue('Jo Lane, 7 Harbour Street, Port Ellis');
  await expect.element(field('Town/City')).toHaveValue('Port Ellis');
  await expect.element(field('Last Name')).toHaveValue('Lane');
  await field('Town/City').fill('Elsewhere');
  await expect.element(addresses).toHaveDisplayValue('Another address');
  await addresses.selectOptions('home');
  await expect.element(field('Town/City')).toHaveValue('Port Ellis');
  await addresses.selectOptions('Another address');
  await expect.element(field('Town/City')).toHaveValue('Elsewhere');
});

test('an order is delivered to another address, which is priced, kept and sent', async () => {
  const destinations: unknown[] = [];
  const sent: unknown[] = [];
  const post = { methodId: 'post', name: 'Post', price: 0 };
  const counter = { methodId: 'counter', name: 'At the shop', price: 0, isPickUp: true };
  await buyNow({
    viewer: {
      id: 'user-1',
      addresses: [
        {
          id: 'mother',
          firstName: 'Anne',
          lastName: 'Byron',
          streetAddress: '1 Beach Road',
          city: 'Hilo',
          state: 'HI',
          countryCode: 'US',
          phone: '+1 555 010 0043',
          email: 'anne@example.test',
        },
      ],
    },
    checkoutPreview: ({ destination }: QuerycheckoutPreviewArgs) => {
      destinations.push(destination?.region ?? null);
      const deliveryMethods = destination?.isDeliveryAddress ? [post] : [counter, post];
      const [deliveryMethod] = deliveryMethods;
      return { preview: aPreview(jars, { deliveryMethods, deliveryMethod }) };
    },
    orderPlace: ({ input }: MutationorderPlaceArgs) => {
      sent.push([input.deliveryAddress?.city, input.deliveryMethodId]);
      const message = 'Please enter the town or city.';
      return {
        userErrors: [{ code: 'REQUIRED', message, field: ['input', 'deliveryAddress', 'city'] }],
      };
    },
  });
  await fillBilling();
  await page.getByRole('radio', { name: /^Cash/ }).click({ force: true });
  const elsewhere = page.getByRole('checkbox', { name: 'Deliver to a different address' });
  await elsewhere.click();
  const group = page.getByRole('group', { name: 'Delivery address' });
  await place.click();
  await expect
    .element(page.getByRole('link', { name: 'Please enter the street and house number' }))
    .toHaveAttribute('href', '#field-deliveryAddress.streetAddress');
  const name = group.getByRole('textbox', { name: /^First Name/ });
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription(/Please enter a first name/);
  await group.getByRole('combobox', { name: 'Deliver to' }).selectOptions('mother');
  await expect.poll(() => destinations.at(-1)).toBe('HI');
  await expectAccessible();
  await place.click();
  await expect.poll(() => sent).toEqual([['Hilo', 'post']]);
  const city = group.getByRole('textbox', { name: /^Town\/City/ });
  await expect.element(city).toHaveAccessibleDescription(/Please enter the town or city/);
  await expect.element(city).toHaveFocus();
  expect(window.sessionStorage.getItem('shopper-drafts')).toContain('Beach Road');
  // What is picked up goes nowhere else; what was typed stays.
  const counterChoice = page.getByRole('radio', { name: /^At the shop/ });
  await expect.element(counterChoice).not.toBeInTheDocument();
  await elsewhere.click();
  await expect.element(counterChoice).toBeChecked();
  expect(destinations.at(-1)).toBeNull();
  await elsewhere.click();
  await expect.element(city).toHaveValue('Hilo');
});

test('an order that can only be picked up is not delivered to another address', async () => {
  const counter = { methodId: 'counter', name: 'At the shop', price: 0, isPickUp: true };
  await buyNow({
    checkoutPreview: ({ destination }: QuerycheckoutPreviewArgs) => {
      const deliveryMethods = destination?.isDeliveryAddress ? [] : [counter];
      const [deliveryMethod] = deliveryMethods;
      return { preview: aPreview(jars, { deliveryMethods, deliveryMethod }) };
    },
  });
  await expect.element(place).toBeEnabled();
  const elsewhere = page.getByRole('checkbox', { name: 'Deliver to a different address' });
  await elsewhere.click();
  const country = page
    .getByRole('group', { name: 'Delivery address' })
    .getByRole('combobox', { name: /^Country/ });
  await expect.element(country).toHaveAccessibleDescription('We can’t deliver this order there');
  await expect.element(place).toBeDisabled();
  await elsewhere.click();
  await expect.element(place).toBeEnabled();
});

test('Place Order stays pending while the browser leaves, until it comes back', async () => {
  await buyNow({ cardCheckout: { order: { id: 'order-1' }, url: STAYS_HERE } });
  await fillBilling();
  await page.getByRole('radio', { name: /^Card/ }).click({ force: true });
  const first = orderIdOfDraft();
  await place.click();
  await expect.element(place).toHaveAttribute('aria-busy', 'true');
  // A shopper who returns without paying finds all details, with a new order reference.
  await expect.poll(orderIdOfDraft).not.toBe(first);
  expect(window.sessionStorage.getItem('shopper-drafts')).toContain('Harbour');
  await expect.element(place).toHaveAttribute('aria-busy', 'true');
  comeBack();
  await expect.element(place).not.toHaveAttribute('aria-busy');
});

test('a code for a directly bought product applies once the shop responds, and a retry removes it', async () => {
  const halved = aPreview(jars, {
    codes: [{ code: 'HALF', title: 'Half off' }],
    adjustments: [{ title: 'Half off', code: 'HALF', kind: 'PERCENT', amount: 2500 }],
    totals: { itemCount: 1, subtotal: 5000, discountTotal: 2500, total: 2500 },
  });
  const price = ({ codes }: QuerycheckoutPreviewArgs) => ({
    preview: codes?.includes('HALF') ? halved : aPreview(jars),
  });
  const { answer } = await buyNow({ checkoutPreview: price });
  await order.getByRole('textbox', { name: 'Coupon Code' }).fill('half');
  await order.getByRole('button', { name: 'Apply Coupon' }).click();
  await expect.element(order).toMatchTextContent(/-\$25\.00.*Total:?\s*\$25\.00/);
  await expectAccessible();

  const failure = Promise.withResolvers<void>();
  answer({ checkoutPreview: () => failure.promise.then(failInside) });
  await order.getByRole('button', { name: 'Remove code HALF' }).click();
  await expect
    .element(order.getByRole('button', { name: 'Apply Coupon' }))
    .toHaveAttribute('aria-busy', 'true');
  failure.resolve();
  const toast = notice('Code not removed', 'alertdialog');
  await expect.element(toast).toBeVisible();
  await expect.element(order.getByRole('list', { name: 'Your codes' })).toMatchTextContent(/HALF/);
  await expect.element(order.getByText('Code HALF removed')).not.toBeInTheDocument();
  answer({ checkoutPreview: price });
  await toast.getByRole('button', { name: 'Retry' }).click();
  await expect.element(order.getByText('Code HALF removed')).toBeInTheDocument();
  await expect.element(order).toMatchTextContent(/Total:?\s*\$50\.00/);
});

test('only payment methods available for the total can be selected; one that disappears is replaced', async () => {
  const paidBy = (...paymentMethods: ('CARD' | 'BANK' | 'CASH_ON_DELIVERY')[]) => ({
    preview: aPreview(jars, { paymentMethods }),
  });
  const gone = {
    code: 'PAYMENT_METHOD_UNAVAILABLE',
    message: 'This payment method is not available. Please choose another one.',
    field: ['input', 'paymentMethod'],
  } as const;
  const { answer } = await buyNow({
    checkoutPreview: paidBy('BANK', 'CASH_ON_DELIVERY'),
    orderPlace: () => {
      answer({ checkoutPreview: paidBy('BANK') });
      return { userErrors: [gone] };
    },
  });
  await expect.element(page.getByRole('radio', { name: /^Cash on delivery/ })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: /^Card/ })).not.toBeInTheDocument();
  await fillBilling();
  await place.click();
  await expect.element(page.getByRole('radio', { name: /^Bank/ })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: /^Cash/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole('group', { name: /^Payment/ })).toMatchTextContent(/not available/);
  await expectAccessible();
});

test('an order without any payment method can’t be placed', async () => {
  await buyNow({ checkoutPreview: { preview: aPreview(jars, { paymentMethods: [] }) } });
  await expect.element(page.getByText('This order can’t be paid here')).toBeVisible();
  await expect.element(place).toBeDisabled();
});

test('what the shop asks for an order is required, kept and sent', async () => {
  const inputs: MutationorderPlaceArgs['input'][] = [];
  await buyNow({
    customFields: [
      { key: 'delivery', name: 'Delivery date', type: 'DATE', isCustomerInput: true, isRequired: true },
      { key: 'internal', name: 'Internal', type: 'TEXT' },
      { key: 'call', name: 'Call me first', type: 'BOOLEAN', isCustomerInput: true },
    ],
    orderPlace: ({ input }: MutationorderPlaceArgs) => {
      inputs.push(input);
      return {};
    },
  });
  const date = page.getByLabelText(/^Delivery date/);
  await expect.element(date).toBeVisible();
  await expect.element(page.getByLabelText(/^Internal/)).not.toBeInTheDocument();
  await fillBilling();
  await place.click();
  await expect.element(date).toHaveAccessibleDescription('Please fill this in');
  await expectAccessible();
  expect(inputs).toEqual([]);
  await date.fill('2026-12-24');
  await place.click();
  await expect.poll(() => inputs[0]?.fields).toEqual([{ key: 'delivery', values: ['2026-12-24'] }]);
  await expect.element(page.getByRole('checkbox', { name: 'Call me first' })).not.toBeChecked();
  await expect.element(date).toHaveValue('2026-12-24');
});

test('a note and a gift message appear on demand, stay and are sent', async () => {
  const inputs: MutationorderPlaceArgs['input'][] = [];
  await buyNow({
    orderPlace: ({ input }: MutationorderPlaceArgs) => {
      inputs.push(input);
      return {
        userErrors: [
          { code: 'INVALID_VALUE', message: 'No bells, please.', field: ['input', 'customerNote'] },
        ],
      };
    },
  });
  const [toShop, gift] = [field('Note to the shop'), field('Gift message')];
  await expect.element(toShop).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Add a note or gift message' }).click();
  await expect.element(toShop).toHaveFocus();
  await toShop.fill('Ring twice.\nThe bell is broken.');
  await gift.fill('x'.repeat(501));
  await expectAccessible();
  await fillBilling();
  await place.click();
  await expect.element(gift).toHaveAccessibleDescription(/at most 500 characters/);
  await gift.fill('For Bob');
  await place.click();
  await expect.element(toShop).toHaveAccessibleDescription('No bells, please.');
  expect(inputs).toMatchObject([
    { customerNote: 'Ring twice.\nThe bell is broken.', giftMessage: 'For Bob' },
  ]);
  await page.getByRole('link', { name: 'Back to the cart' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  await goBack();
  await expect.element(toShop).toHaveValue('Ring twice.\nThe bell is broken.');
  await expect.element(gift).toHaveValue('For Bob');
});

test('the next order after one that is paid by card has its address, and not its notes', async () => {
  const api = await buyNow({
    checkoutPreview: { preview: aPreview(jars, { paymentMethods: ['CARD'] }) },
    cardCheckout: { order: { id: 'order-1', number: 'J-1' }, url: STAYS_HERE },
  });
  await fillBilling();
  await page.getByRole('button', { name: 'Add a note or gift message' }).click();
  await field('Note to the shop').fill('Ring twice.');
  await place.click();
  await expect.poll(() => api.operations).toContain('CardCheckout');
  await expect.element(place).toHaveAttribute('aria-busy', 'true');
  const draft = () => window.sessionStorage.getItem('shopper-drafts');
  await expect.poll(draft).not.toContain('Ring twice.');
  expect(draft()).toContain('7 Harbour Street');
  await expect.element(field('Note to the shop')).toHaveValue('Ring twice.');
});

test('the button says what the merchant wants', async () => {
  await buyNow({ shop: { ...aShopInUs, placeOrderLabel: 'Order and pay' } });
  await expect.element(page.getByRole('button', { name: 'Order and pay' })).toBeVisible();
  await expect.element(place).not.toBeInTheDocument();
});

test('a shop that asks for it only takes orders whose terms were accepted', async () => {
  const inputs: MutationorderPlaceArgs['input'][] = [];
  await buyNow({
    shop: { ...aShopInUs, legalPages: ['TERMS'], asksForTerms: true },
    orderPlace: ({ input }: MutationorderPlaceArgs) => {
      inputs.push(input);
      return {};
    },
  });
  const terms = page.getByRole('checkbox', { name: /^I accept the terms of sale/ });
  await expect.element(page.getByText(/By placing the order/)).not.toBeInTheDocument();
  await fillBilling();
  await place.click();
  await expect.element(terms).toHaveFocus();
  await expect.element(terms).toHaveAccessibleDescription('Please accept the terms of sale');
  await expectAccessible();
  expect(inputs).toEqual([]);
  await terms.click();
  await place.click();
  await expect.poll(() => inputs).toMatchObject([{ acceptsTerms: true }]);
});

test('the checkbox of a shop that has begun to ask meanwhile stays when it is ticked', async () => {
  const error = {
    code: 'REQUIRED',
    message: 'Please accept the terms',
    field: ['input', 'acceptsTerms'],
  } as const;
  const shop = { ...aShopInUs, legalPages: ['TERMS' as const], asksForTerms: false };
  const api = await buyNow({ shop, orderPlace: { userErrors: [error] } });
  const terms = page.getByRole('checkbox', { name: /^I accept the terms of sale/ });
  await fillBilling();
  api.answer({ shop: { ...shop, asksForTerms: true } });
  await place.click();
  await expect.element(terms).toHaveAccessibleDescription('Please accept the terms');
  await terms.click();
  await expect.element(terms).toBeChecked();
  await expect.element(terms).toHaveAccessibleDescription('');
});

test('an error about a custom field of the order is beside its input', async () => {
  const fields = ['greeting', 'logo'].map((key) => ({ key, name: key, type: 'TEXT' as const }));
  const errorAt = (code: 'REQUIRED' | 'INVALID_VALUE', message: string, ...path: string[]) => ({
    userErrors: [{ code, message, field: ['input', 'fields', ...path] }],
  });
  const api = await buyNow({
    customFields: fields.map((field) => ({ ...field, isCustomerInput: true })),
    // The field became required after the page had loaded.
    orderPlace: errorAt('REQUIRED', 'Logo is required', 'logo'),
  });
  const logo = page.getByLabelText(/^logo/);
  await fillBilling();
  await place.click();
  await expect.element(logo).toHaveAccessibleDescription('Logo is required');
  await logo.fill('L');
  api.answer({ orderPlace: errorAt('INVALID_VALUE', 'Logo is too short', '0', 'values') });
  await place.click();
  await expect.element(logo).toHaveAccessibleDescription('Logo is too short');
});

test('an order that nothing is delivered of has no delivery method and no shipping costs', async () => {
  const inputs: MutationorderPlaceArgs['input'][] = [];
  const nothing = { requiresShipping: false, deliveryMethods: [], deliveryMethod: null };
  const line = {
    ...aCartLine({ product: jar }),
    leadTimeDays: 5,
    requiresShipping: false,
    quantity: 3,
    backorderedQuantity: 2,
  };
  await buyNow({
    checkoutPreview: { preview: aPreview(aCart([line]), { ...nothing, paymentMethods: ['BANK'] }) },
    orderPlace: ({ input }: MutationorderPlaceArgs) => {
      inputs.push(input);
      return { order: { id: 'order-1', number: 'J-1' }, cart: aCart([]) };
    },
  });
  await fillBilling();
  await expect.element(order).toMatchTextContent(/Made to order, ready in 5 days/);
  await expect.element(order).toMatchTextContent(/2 of 3 ship later/);
  await expect.element(order).not.toMatchTextContent(/Shipping/);
  await expect.element(page.getByText('In case the carrier has a question.')).not.toBeInTheDocument();
  await expect.element(page.getByText(/Your order is complete when/)).toBeVisible();
  await expectAccessible();
  await place.click();
  await expect.poll(() => inputs).toMatchObject([{ deliveryMethodId: null, paymentMethod: 'BANK' }]);
});
