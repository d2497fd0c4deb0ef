import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { HeadlessSettingsInput, MutationsettingsHeadlessUpdateArgs } from '../../../../gql/graphql.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { openPage } from '../../../../test/open-page.tsx';

const save = page.getByRole('button', { name: 'Save changes' });
const add = page.getByRole('button', { name: 'Add storefront' });
const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const storefront = {
  id: 'front-1',
  name: 'Store',
  origin: 'https://store.example',
  returnUrls: ['https://store.example/checkout', 'https://store.example/pay'],
  orderPath: '/me/{id}',
  guestOrderPath: null,
  paymentPath: null,
  passwordResetPath: null,
};

async function openHeadless(storefronts: object[]) {
  const api = await openPage(
    '/admin/settings/headless',
    { settings: { headless: { version: '1', storefronts } } },
    'owner',
  );
  await expect.element(save).toBeVisible();
  return api;
}

test('a storefront is added by keyboard; its errors are shown beside its fields', async () => {
  let sent: HeadlessSettingsInput | undefined;
  const api = await openHeadless([]);
  api.answer({
    settingsHeadlessUpdate: ({ input }: MutationsettingsHeadlessUpdateArgs) => {
      sent = input;
      return { settings: { version: '2', storefronts: [] } };
    },
  });
  add.element().focus();
  await userEvent.keyboard('{Enter}');
  await field('Name').fill('App');
  await field('Address').fill('http://app.example');
  await field('Return URLs').fill('https://app.example/checkout\njavascript:alert(1)');
  await field('An order, for a guest').fill('//evil.example/{token}');
  await field('Setting a new password').fill('/password');
  await save.click();
  await expect.element(field('Address')).toHaveAccessibleDescription(/Please enter an https:\/\/ address/);
  await expect.element(field('Return URLs')).toHaveAccessibleDescription(/one per line$/);
  await expect.element(field('An order, for a guest')).toHaveAccessibleDescription(/that has {token} in it/);
  await expect.element(field('Setting a new password')).toHaveAccessibleDescription(/that has {token} in it/);
  await expectAccessible();
  expect(api.operations).not.toContain('UpdateHeadlessSettings');
  await field('Address').fill('http://localhost:5173');
  await field('Return URLs').fill(' http://localhost:5173/checkout \n\nhttps://app.example/');
  await field('An order, for a guest').fill('/o/{token}');
  await field('Setting a new password').fill('');
  await save.click();
  await expect.element(page.getByText('Settings saved').first()).toBeVisible();
  expect(sent?.storefronts).toEqual([
    {
      id: null,
      name: 'App',
      origin: 'http://localhost:5173',
      returnUrls: ['http://localhost:5173/checkout', 'https://app.example/'],
      orderPath: null,
      guestOrderPath: '/o/{token}',
      paymentPath: null,
      passwordResetPath: null,
    },
  ]);
});

test('an edited storefront keeps its id, and a removed one is not sent', async () => {
  const other = { ...storefront, id: 'front-2', name: 'Old', origin: 'https://old.example' };
  let sent: HeadlessSettingsInput | undefined;
  const api = await openHeadless([other, storefront]);
  api.answer({
    settingsHeadlessUpdate: ({ input }: MutationsettingsHeadlessUpdateArgs) => {
      sent = input;
      const message = 'Another storefront already has this URL';
      const path = ['input', 'storefronts', '0', 'origin'];
      return { settings: null, userErrors: [{ code: 'INVALID_VALUE' as const, message, field: path }] };
    },
  });
  await page.getByRole('button', { name: 'Remove Old' }).click();
  await expect.element(add).toHaveFocus();
  await expect.element(field('Return URLs')).toHaveValue(storefront.returnUrls.join('\n'));
  await field('Name').fill('Shop');
  await save.click();
  await expect.element(page.getByText('Another storefront already has this URL').first()).toBeVisible();
  expect(sent?.storefronts).toEqual([{ ...storefront, name: 'Shop' }]);
});
