import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { openPage } from '../../../test/open-page.tsx';

const select = page.getByRole('combobox', { name: /^Currency/ });
const currency = {
  version: '1',
  locks: [],
  currencyCode: 'USD',
  isChangeable: true,
  currencies: ['USD', 'EUR', 'JPY'],
};

test('a currency is chosen by its name, and saved by keyboard', async () => {
  const saved = { ...currency, version: '2', currencyCode: 'EUR' };
  const api = await openPage(
    '/admin/settings/currency',
    { settings: { currency }, settingsCurrencyUpdate: { settings: saved, userErrors: [] } },
    'owner',
  );
  await expect.element(page.getByText(/Nothing is converted/)).toBeVisible();
  expect(select.element().textContent).toBe('Euro (EUR)Japanese Yen (JPY)US Dollar (USD)');
  await select.selectOptions('EUR');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(page.getByText('Settings saved')).toBeVisible();
  expect(api.operations).toContain('UpdateCurrencySettings');
  await expectAccessible();
});

test.each([
  ['after the first order', { isChangeable: false }, /The shop has orders/],
  [
    'that a variable sets',
    { locks: [{ field: 'currencyCode', variable: 'CURRENCY_CODE' }] },
    /environment variable CURRENCY_CODE/,
  ],
] as const)('a currency %s can only be read, and the screen says why', async (_when, section, reason) => {
  await openPage(
    '/admin/settings/currency',
    { settings: { currency: { ...currency, ...section } } },
    'owner',
  );
  await expect.element(select).toBeDisabled();
  await expect.element(page.getByText(reason)).toBeVisible();
});
