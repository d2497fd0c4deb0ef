import { expect } from '@playwright/test';
import { placeOrder } from './support/place-order.ts';
import { endSession, logIn, startSession } from './support/session.ts';
import { newShopper, signIn } from './support/shopper.ts';
import { test } from './support/test.ts';

/** A PNG of two by two pixels. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQImWNgaGgAIQgFABoOBAF5E+7/AAAAAElFTkSuQmCC',
  'base64',
);

test('an address book is kept', async ({ page }) => {
  await signIn(page, await newShopper(page.request));
  await page.goto('/account/addressBook');
  const add = page.getByRole('button', { name: 'Add address' });
  const save = page.getByRole('button', { name: 'Save Address' });
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });

  await test.step('what is missing is said, and the focus is there', async () => {
    await add.click();
    await field('Phone').fill('+1 555 010 0042');
    await save.click();
    await expect(page.getByText('Your address is not saved yet')).toBeVisible();
    await expect(field('Address')).toBeFocused();
  });

  await test.step('the first address is the default', async () => {
    await field('Address').fill('7 Harbour Street');
    await field('City').fill('Port Ellis');
    await field('State').fill('Maine');
    await field('ZIP').fill('04101');
    await page.getByRole('combobox', { name: 'Country' }).selectOption('United States');
    await save.click();
    await expect(page.getByRole('listitem').filter({ hasText: '7 Harbour Street' })).toContainText('Default');
    await expect(page.getByRole('button', { name: /^Edit the address/ })).toBeFocused();
  });

  await test.step('a second one becomes it', async () => {
    await page.getByRole('button', { name: /^Edit the address/ }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await add.click();
    await field('Phone').fill('+1 555 010 0043');
    for (const [name, text] of [
      ['Address', '220 Commercial Street'],
      ['City', 'Port Ellis'],
      ['State', 'Maine'],
      ['ZIP', '04101'],
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

  await test.step('deleting asks first, and the other one follows', async () => {
    const second = page.getByRole('listitem').filter({ hasText: '220 Commercial' });
    await second.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(second).toBeHidden();
    await expect(add).toBeFocused();
    await expect(page.getByRole('listitem').filter({ hasText: '7 Harbour Street' })).toContainText('Default');
  });
});

test('a picture is uploaded beside what is typed, and must be one', async ({ page }) => {
  await signIn(page, await newShopper(page.request));
  await page.goto('/account');
  const address = page.getByRole('main').getByRole('textbox', { name: 'Address' });
  await address.fill('Half a sentence');
  const choose = async (name: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /^(Upload|Change) picture$/ }).click();
    await (await chooser).setFiles({ name, mimeType: 'image/png', buffer });
  };

  await choose('page.png', Buffer.from('<!doctype html><script>alert(1)</script>'));
  await expect(page.getByText('This file is not a PNG, JPEG or WebP picture.')).toBeVisible();
  await choose('me.png', PICTURE);
  await expect(page.getByText('Profile changes saved')).toBeVisible();
  const picture = page.getByRole('main').locator('img[src^="/uploads/"]');
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(2);
  await expect(address).toHaveValue('Half a sentence');

  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expect(picture).toBeHidden();
  await expect(page.getByRole('button', { name: 'Upload picture' })).toBeFocused();
});

test('a pending order is cancelled after a question', async ({ page }) => {
  const shopper = await newShopper(page.request);
  await signIn(page, shopper);
  const { id, number } = await placeOrder(page.request, shopper);
  await page.goto('/account/cancellations');
  await expect(page.getByText('No cancellations yet')).toBeVisible();
  await page.goto(`/account/orders/${id}`);
  const cancel = page.getByRole('main').getByRole('button', { name: 'Cancel order' });
  await cancel.click();
  await page.getByRole('button', { name: 'Keep order' }).click();
  await expect(cancel).toBeFocused();
  await cancel.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('Order cancelled')).toBeVisible();
  await expect(cancel).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('region', { name: 'History' }).getByRole('listitem')).toHaveCount(2);
  await page.goto('/account/cancellations');
  await expect(page.getByRole('link', { name: `Order ${number}` })).toBeVisible();
});

test.describe('a session that the server has ended', () => {
  test('leads from an own page to the login and back, with one message', async ({ page }) => {
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

  test('leads to the login from where something was to be done', async ({ page }) => {
    const shopper = await newShopper(page.request);
    await page.goto('/');
    await startSession(page, shopper);
    await page.goto('/shop?q=potted+fig');
    const heart = page.getByRole('button', { name: 'Add Potted Fig to wishlist' });
    await expect(heart).toBeVisible();
    await page.waitForLoadState('networkidle');
    await endSession(page);
    await heart.click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText(/session has ended/i)).toHaveCount(1);
    await logIn(page, shopper);
    await expect(page).toHaveURL(/\/shop\?q=potted/);
  });
});

test('a logout in one tab ends the other, on the server, too', async ({ page, context }) => {
  const shopper = await newShopper(page.request);
  await page.goto('/');
  await startSession(page, shopper);
  await page.goto('/account');
  const other = await context.newPage();
  await other.goto('/account/orders');
  await expect(other.getByText('No orders yet')).toBeVisible();
  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  for (const tab of [page, other]) await expect(tab).toHaveURL(/\/$/);
  const { token } = shopper.session;
  // The browser does not wait for the server to end the session.
  await expect
    .poll(async () => {
      const headers = { authorization: `Bearer ${token}` };
      return (await page.request.put('/api/updateUser', { headers, data: {} })).status();
    })
    .toBe(401);
});
