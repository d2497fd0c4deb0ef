import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AddressFormPart, ShopaddressFormArgs } from '../../../gql/graphql.ts';
import { aCart, aCartLine } from '../../../test/a-cart.ts';
import { aPreview, aShopInUs } from '../../../test/a-checkout.ts';
import { aProduct } from '../../../test/a-product.ts';
import type { Answers } from '../../../test/mock-api.ts';
import { openPage } from '../../../test/open-page.tsx';

const jar = aProduct({ salePrice: 5000 });
const part = (part: AddressFormPart['part'], name: AddressFormPart['name'], isRequired = true) => ({
  part,
  name,
  isRequired,
  example: null,
});
const city = part('CITY', 'CITY');
const formsByCountry: Readonly<Record<string, ReturnType<typeof part>[]>> = {
  DE: [part('POSTAL_CODE', 'POSTAL_CODE'), city],
  HK: [city, part('REGION', 'AREA')],
  IE: [city, part('REGION', 'COUNTY', false), part('POSTAL_CODE', 'EIRCODE', false)],
  US: [city, part('REGION', 'STATE'), part('POSTAL_CODE', 'ZIP_CODE')],
};
const addressForm = ({ countryCode }: ShopaddressFormArgs) => ({
  countryCode: countryCode ?? 'US',
  parts: formsByCountry[countryCode ?? 'US'] ?? [],
});
const answers: Answers = {
  shop: {
    ...aShopInUs,
    deliveryPlaces: { ...aShopInUs.deliveryPlaces, countryCodes: Object.keys(formsByCountry) },
    // The type of answers has no functions below the first level, but the resolvers do.
    addressForm: addressForm as never,
  },
  productByHandle: jar,
  checkoutPreview: { preview: aPreview(aCart([aCartLine({ product: jar })])) },
  viewer: { id: 'user-1' },
};

/** The labels from street to country, after what they say of being required. */
const labels = () =>
  [...document.querySelectorAll<HTMLLabelElement>('main label')]
    .map((label) => label.textContent)
    .filter((text) => /^(Town|State|County|Area|ZIP|Postal|Eircode|Province)/.test(text))
    .map((text) => text.replace(/\W+$/, ''));

async function buyNow(): Promise<void> {
  await openPage('/shop/jar', answers, 'shopper');
  await page.getByRole('button', { name: 'Buy now' }).click();
}

test('the billing address has the parts, names and order of its country, and requires only the town', async () => {
  await buyNow();
  const country = page.getByRole('combobox', { name: /^Country/ });
  await expect.poll(labels).toEqual(['Town/City', 'State (optional', 'ZIP code (optional']);
  for (const [code, expected] of [
    ['DE', ['Postal code (optional', 'Town/City']],
    ['IE', ['Town/City', 'County (optional', 'Eircode (optional']],
    ['HK', ['Town/City', 'Area (optional']],
  ] as const) {
    await country.selectOptions(code);
    await expect.poll(labels).toEqual(expected);
  }
});

test('a postal code that was entered stays visible where there is none', async () => {
  await buyNow();
  await page.getByRole('textbox', { name: /^ZIP code/ }).fill('94100');
  await page.getByRole('combobox', { name: /^Country/ }).selectOptions('HK');
  await expect.poll(labels).toEqual(['Town/City', 'Area (optional', 'Postal code (optional']);
});

test('the delivery address requires what the post of its country requires', async () => {
  await buyNow();
  await page.getByRole('checkbox', { name: 'Deliver to a different address' }).click({ force: true });
  const delivery = page.getByRole('group', { name: 'Delivery address' });
  await delivery.getByRole('combobox', { name: /^Country/ }).selectOptions('DE');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect.element(delivery.getByText('Please enter the ZIP or postal code')).toBeVisible();
  await delivery.getByRole('combobox', { name: /^Country/ }).selectOptions('IE');
  await expect.element(delivery.getByRole('textbox', { name: /^Eircode/ })).not.toBeRequired();
});
