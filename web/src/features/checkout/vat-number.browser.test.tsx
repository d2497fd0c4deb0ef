import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MutationorderPlaceArgs, QuerycheckoutPreviewArgs } from '../../gql/graphql.ts';
import { aCart, aCartLine } from '../../test/a-cart.ts';
import { aPreview, aShopInUs } from '../../test/a-checkout.ts';
import { aProduct } from '../../test/a-product.ts';
import { expectAccessible } from '../../test/expect-accessible.ts';
import type { Answers } from '../../test/mock-api.ts';
import { loadNoticesAtOnce } from '../../test/notices.ts';
import { openPage } from '../../test/open-page.tsx';

const jar = aProduct({ salePrice: 12_000 });
const jars = aCart([aCartLine({ product: jar })]);
const order = page.getByRole('region', { name: 'Your Order' });
const field = (name: string) => page.getByRole('main').getByRole('textbox', { name: new RegExp(`^${name}`) });
const country = page.getByRole('combobox', { name: /^Country/ });

type Status = 'VALID' | 'INVALID' | 'UNAVAILABLE';

const statusOf: Record<string, Status> = { FR1: 'VALID', FR2: 'INVALID', FR3: 'UNAVAILABLE' };

const shop = {
  ...aShopInUs,
  vatNumberCountryCodes: ['DE', 'FR'],
  deliveryPlaces: {
    shopCountryCode: 'US',
    countryCodes: ['FR', 'US'],
    allCountryCodes: ['FR', 'US'],
    regions: [],
  },
} satisfies Answers['shop'];

function preview({ vatNumber }: QuerycheckoutPreviewArgs) {
  const status = statusOf[vatNumber ?? ''];
  const isReverseCharge = status === 'VALID';
  const vatNumberCheck = status ? { status, name: isReverseCharge ? 'ACME SA' : null } : null;
  const totals = { ...jars.totals, isReverseCharge, total: isReverseCharge ? 10_000 : 12_000 };
  return { preview: { ...aPreview(jars), totals, vatNumberCheck } };
}

async function buyNow(others: Answers = {}) {
  const answers = {
    shop,
    productByHandle: jar,
    checkoutPreview: preview,
    viewer: { id: 'user-1' },
    ...others,
  };
  const api = await openPage('/shop/jar', answers, 'shopper');
  await page.getByRole('button', { name: 'Buy now' }).click();
  await expect.element(order).toBeVisible();
  return api;
}

beforeEach(loadNoticesAtOnce);

test('businesses are asked for their VAT number only in countries of the EU', async () => {
  await buyNow();
  await expect.element(field('Town/City')).toBeVisible();
  await expect.element(field('VAT number')).not.toBeInTheDocument();
  await country.selectOptions('FR');
  await expect.element(field('VAT number')).toBeVisible();
  await country.selectOptions('US');
  await expect.element(field('VAT number')).not.toBeInTheDocument();
});

test.each([
  [
    'FR1',
    'Valid: ACME SA. No VAT is charged.',
    /VAT reverse charged.*Reverse charge: VAT is to be paid by the recipient/,
  ],
  ['FR2', 'This is no valid VAT number, so VAT is charged.', /120/],
  ['FR3', 'VAT numbers can’t be checked right now, so VAT is charged. You can still order.', /120/],
])('the field says what the check of %s means', async (vatNumber, status, sums) => {
  await buyNow();
  await country.selectOptions('FR');
  await field('VAT number').fill(vatNumber);
  await expect.element(page.getByText(status)).toBeVisible();
  await expect.element(order).toMatchTextContent(sums);
  await expectAccessible();
});

test('the number is part of the order, unless its country is no longer asked for one', async () => {
  const placed: unknown[] = [];
  await buyNow({
    orderPlace: ({ input }: MutationorderPlaceArgs) => {
      placed.push([input.billing.vatNumber, input.expectedTotal]);
      return { userErrors: [{ code: 'INVALID_VALUE', message: 'Not today', field: null }] };
    },
  });
  for (const [name, text] of [
    ['First Name', 'Jo'],
    ['Street Address', '7 Harbour Street'],
    ['Town/City', 'Lyon'],
    ['Phone Number', '+1 555 010 0042'],
    ['Email Address', 'jo@example.test'],
  ] as const)
    await field(name).fill(text);
  await country.selectOptions('FR');
  await field('VAT number').fill('FR1');
  await expect.element(page.getByText('Valid: ACME SA. No VAT is charged.')).toBeVisible();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect.poll(() => placed).toEqual([['FR1', 10_000]]);
  await country.selectOptions('US');
  await expect.element(order).not.toMatchTextContent(/reverse charged/);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect
    .poll(() => placed)
    .toEqual([
      ['FR1', 10_000],
      [null, 12_000],
    ]);
});
