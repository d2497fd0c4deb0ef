import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { DeliverySettingsInput, MutationsettingsDeliveryUpdateArgs } from '../../../../gql/graphql.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { openPage } from '../../../../test/open-page.tsx';

const save = page.getByRole('button', { name: 'Save changes' });
const text = (within: typeof page | ReturnType<typeof page.getByRole>, name: string) =>
  within.getByRole('textbox', { name: new RegExp(`^${name}`) });
const methods = (zone: string) =>
  page.getByRole('region', { name: zone }).getByRole('region', { name: 'Methods' });

test('zones have places and methods, each with its price and days', async () => {
  let sent: DeliverySettingsInput | undefined;
  const standard = { id: 'standard', name: 'Standard delivery', fee: 490, pricing: 'FLAT' } as const;
  const delivery = {
    version: '1',
    countryCode: 'US',
    zones: [{ id: 'everywhere', name: 'Everywhere', places: [], methods: [standard] }],
  };
  const codes = ['CA', 'DE', 'FR', 'US'];
  await openPage(
    '/admin/settings/delivery',
    {
      shop: {
        name: 'Exclusive',
        currencyCode: 'USD',
        timeZone: 'UTC',
        delivery: { fee: 490, freeFrom: 6000 },
        deliveryPlaces: { shopCountryCode: 'US', countryCodes: codes, allCountryCodes: codes, regions: [] },
      },
      settings: { delivery },
      settingsDeliveryUpdate: ({ input }: MutationsettingsDeliveryUpdateArgs) => {
        sent = input;
        return { settings: delivery };
      },
    },
    'owner',
  );
  await expect
    .element(page.getByText(/“Free delivery for all orders over \$60, otherwise \$4.90”/))
    .toBeVisible();

  await text(page, 'Name of the zone').fill('Home');
  await page.getByRole('region', { name: 'Home' }).getByLabelText('Add a country').selectOptions('US');
  const post = methods('Home').getByRole('group', { name: 'Standard delivery' });
  await text(post, 'Fee').fill('4.95');
  await text(post, 'Days at least').fill('4');
  await text(post, 'Days at most').fill('2');
  await methods('Home').getByRole('button', { name: 'Add method' }).click();
  const pickUp = methods('Home').getByRole('group').last();
  await pickUp.getByLabelText('Price').selectOptions('PICK_UP');
  await text(pickUp, 'Note').fill('24 Harbour Street');
  await text(pickUp, 'Name').fill('Pick up');

  await page.getByRole('button', { name: 'Add zone' }).click();
  await text(page.getByRole('region', { name: 'Zone 2' }), 'Name of the zone').fill('Islands');
  const islands = page.getByRole('region', { name: 'Islands' });
  await islands.getByLabelText('Add a country').selectOptions('FR');
  await islands.getByLabelText('Add a country').selectOptions('All countries of the European Union');
  await islands.getByLabelText('Add a country').selectOptions('US');
  await text(islands, 'Only this region of United States').fill('Hawaii');
  const air = methods('Islands').getByRole('group').first();
  await text(air, 'Name').fill('Air mail');

  await save.click();
  await expect.element(text(air, 'Fee')).toHaveAccessibleDescription(/Please enter an amount/);
  await expect
    .element(text(post, 'Days at most'))
    .toHaveAccessibleDescription(/This is before the earliest day/);
  await expectAccessible();
  expect(sent).toBeUndefined();
  await text(air, 'Fee').fill('12.50');
  await text(post, 'Days at least').fill('2');
  await text(post, 'Days at most').fill('4');
  await save.click();
  await expect.element(page.getByText('Settings saved').first()).toBeVisible();
  expect(sent?.zones).toMatchObject([
    {
      id: 'everywhere',
      name: 'Home',
      places: [{ countryCode: 'US' }],
      methods: [
        { id: 'standard', fee: 495, minDays: 2, maxDays: 4 },
        { name: 'Pick up', pricing: 'PICK_UP', fee: 0, note: '24 Harbour Street' },
      ],
    },
    {
      name: 'Islands',
      places: [{ countryCode: 'FR' }, { countryCode: 'DE' }, { countryCode: 'US', region: 'Hawaii' }],
      methods: [{ name: 'Air mail', fee: 1250 }],
    },
  ]);
});
