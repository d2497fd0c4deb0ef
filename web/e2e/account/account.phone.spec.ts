import { expect } from '@playwright/test';
import { endSession, logIn, startSession } from '../support/session.ts';
import { newShopper, signIn } from '../support/shopper.ts';
import { test } from '../support/test.ts';

test('a customer manages an address book', async ({ page }) => {
  await signIn(page, await newShopper(page.request));
  await page.goto('/account/addressBook');
  const add = page.getByRole('button', { name: 'Add address' });
  const save = page.getByRole('button', { name: 'Save Address' });
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });

  await test.step('the first address is the default', async () => {
    await add.click();
    await field('Phone').fill('+1 555 010 0042');
    await field('Address').fill('7 Harbour Street');
    await field('City').fill('Port Ellis');
    await field('State').fill('Maine');
    await field('ZIP code').fill('04101');
    await page.getByRole('combobox', { name: 'Country' }).selectOption('United States');
    await save.click();
    await expect(page.getByRole('listitem').filter({ hasText: '7 Harbour Street' })).toContainText('Default');
    await expect(page.getByRole('button', { name: /^Edit the address/ })).toBeFocused();
  });

  await test.step('a second one becomes the default', async () => {
    await add.click();
    await field('Phone').fill('+1 555 010 0043');
    for (const [name, text] of [
      ['Address', '220 Commercial Street'],
      ['City', 'Port Ellis'],
      ['State', 'Maine'],
      ['ZIP code', '04101'],
    ] as const) {
      await field(name).fill(text);
    }
    await page.getByRole('combobox', { name: 'Country' }).selectOption('United States');
    await save.click();
    await page.getByRole('button', { name: /^Make default/ }).click();
    await expect(page.getByText('Default address changed')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('listitem').filter({ hasText: '220 Commercial' })).toContainText('Default');
  });

  await test.step('deleting asks first, and the other one becomes the default', async () => {
    const second = page.getByRole('listitem').filter({ hasText: '220 Commercial' });
    await second.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(second).toBeHidden();
    await expect(add).toBeFocused();
    await expect(page.getByRole('listitem').filter({ hasText: '7 Harbour Street' })).toContainText('Default');
  });
});

test('a session ended by the server leads from a private page to the login and back, with one message', async ({
  page,
}) => {
  const shopper = await newShopper(page.request);
  await page.goto('/');
  await startSession(page, shopper);
  await endSession(page);
  await page.goto('/account/returns');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(/session has ended/i)).toHaveCount(1);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await logIn(page, shopper);
  await expect(page).toHaveURL(/\/account\/returns$/);
  await expect(page.getByText('No returns yet')).toBeVisible();
});

test('a logout clears the shopper’s data, ends the session on the server, and logs out the other tab', async ({
  page,
  context,
}) => {
  const shopper = await newShopper(page.request);
  await page.goto('/');
  await startSession(page, shopper);
  await page.goto('/account');
  const other = await context.newPage();
  await other.goto('/account/orders');
  await expect(other.getByText('No orders yet')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  for (const tab of [page, other]) await expect(tab).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  const { token } = shopper.session;
  // The browser does not wait for the server to end the session.
  await expect
    .poll(async () => {
      const headers = { authorization: `Bearer ${token}` };
      return (await page.request.put('/api/updateUser', { headers, data: {} })).status();
    })
    .toBe(401);
  await page.goto('/account');
  await expect(page).toHaveURL(/\/login$/);
});
