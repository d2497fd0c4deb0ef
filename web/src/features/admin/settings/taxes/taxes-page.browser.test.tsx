import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MutationsettingsTaxesUpdateArgs, TaxSettingsInput } from '../../../../gql/graphql.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { openPage } from '../../../../test/open-page.tsx';

const save = page.getByRole('button', { name: 'Save changes' });

test('classes have rates by country, from 0 to 100 percent', async () => {
  let sent: Partial<TaxSettingsInput> | undefined;
  const taxes = {
    version: '1',
    pricesIncludeTax: true,
    classes: [{ id: 'standard', name: 'Standard', isForDelivery: true, rates: [] }],
  };
  const codes = ['DE', 'US'];
  await openPage(
    '/admin/settings/taxes',
    {
      shop: {
        name: 'Exclusive',
        currencyCode: 'USD',
        timeZone: 'UTC',
        deliveryPlaces: { shopCountryCode: 'DE', countryCodes: codes, allCountryCodes: codes, regions: [] },
      },
      settings: { taxes },
      settingsTaxesUpdate: ({ input }: MutationsettingsTaxesUpdateArgs) => {
        sent = input;
        return { settings: taxes };
      },
    },
    'owner',
  );
  await page.getByRole('checkbox', { name: 'Charge taxes' }).click();
  const addRate = async (name: string, percent: string) => {
    const taxClass = page.getByRole('region', { name, exact: true });
    await taxClass.getByLabelText('Add a rate for').selectOptions('DE');
    const germany = taxClass.getByRole('group', { name: 'Germany' });
    await germany.getByRole('textbox', { name: /^Name of the tax/ }).fill('VAT');
    const rate = germany.getByRole('textbox', { name: /^Rate/ });
    await rate.fill(percent);
    return rate;
  };
  const rate = await addRate('Standard', '101');
  await page.getByRole('button', { name: 'Add tax class' }).click();
  await page
    .getByRole('region', { name: 'Tax class 2' })
    .getByRole('textbox', { name: /^Name of the class/ })
    .fill('Food');
  await addRate('Food', '7');
  await page.getByRole('radio', { name: /^Tax is added to prices/ }).click();
  await save.click();
  await expect.element(rate).toHaveAccessibleDescription(/0 to 100/);
  await expectAccessible();
  expect(sent).toBeUndefined();
  await rate.fill('19');
  await save.click();
  await expect.element(page.getByText('Settings saved').first()).toBeVisible();
  expect(sent).toMatchObject({
    isEnabled: true,
    pricesIncludeTax: false,
    classes: [
      { id: 'standard', rates: [{ countryCode: 'DE', name: 'VAT', rate: 19_000 }] },
      { name: 'Food', rates: [{ countryCode: 'DE', name: 'VAT', rate: 7000 }] },
    ],
  });
});
