import { expect, type Page } from '@playwright/test';
import { fillBilling } from './support/billing.ts';
import { productId } from './support/catalogue.ts';
import { endSession, logIn, startSession } from './support/session.ts';
import { fillCart, newShopper, type Shopper } from './support/shopper.ts';
import { test } from './support/test.ts';

let shopper: Shopper;

const isBack = (page: Page) => page.getByText('Your unsaved changes are back');
/** By the beginning of its label, since "(optional)" may follow. */
const field = (page: Page, name: string) =>
  page.getByRole('main').getByRole('textbox', { name: new RegExp(`^${name}`) });

test.beforeEach(async ({ page, request }) => {
  shopper = await newShopper(request);
  await page.goto('/about');
  await startSession(page, shopper);
});

test('a session that ends takes nothing along of a profile, but the passwords', async ({ page }) => {
  await page.goto('/account');
  await field(page, 'Last Name').fill('Janssen');
  await field(page, 'Address').fill('Half a sentence');
  await field(page, 'Current Password').fill(shopper.password);
  await field(page, 'New Password').fill('a longer walk in the rain');
  await field(page, 'Confirm New Password').fill('a longer walk in the rain');
  await endSession(page);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await logIn(page, shopper);
  await expect(page).toHaveURL(/\/account$/);
  await expect(isBack(page)).toBeVisible();
  await expect(field(page, 'Last Name')).toHaveValue('Janssen');
  await expect(field(page, 'Address')).toHaveValue('Half a sentence');
  await expect(field(page, 'New Password')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('rain');

  await test.step('what is saved is no longer unsaved', async () => {
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Profile changes saved')).toBeVisible();
    await expect(isBack(page)).toBeHidden();
    await page.reload();
    await expect(field(page, 'Last Name')).toHaveValue('Janssen');
    await expect(isBack(page)).toBeHidden();
  });

  await test.step('what is given up does not come back', async () => {
    await field(page, 'Last Name').fill('Jansen');
    await page.reload();
    await expect(field(page, 'Last Name')).toHaveValue('Jansen');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await page.reload();
    await expect(field(page, 'Last Name')).toHaveValue('Janssen');
    await expect(isBack(page)).toBeHidden();
  });
});

test('an address is typed on where the session ended, and a logout forgets it', async ({ page }) => {
  const add = page.getByRole('button', { name: 'Add address' });
  await page.goto('/account/addressBook');
  await add.click();
  await field(page, 'Address').fill('7 Harbour Street');
  await field(page, 'City').fill('Port Ellis');
  await field(page, 'State').fill('Maine');
  await field(page, 'ZIP').fill('04101');
  await page.getByRole('combobox', { name: 'Country' }).selectOption('United States');
  await field(page, 'Phone').fill('+1 555 010 0042');
  await endSession(page);
  await page.getByRole('button', { name: 'Save Address' }).click();
  await logIn(page, shopper);
  await expect(isBack(page)).toBeVisible();
  await expect(field(page, 'Address')).toHaveValue('7 Harbour Street');
  await page.getByRole('button', { name: 'Save Address' }).click();
  const card = page.getByRole('listitem').filter({ hasText: '7 Harbour Street' });
  await expect(card).toBeVisible();

  await card.getByRole('button', { name: /^Edit the address/ }).click();
  await expect(isBack(page)).toBeHidden();
  await field(page, 'City').fill('Port Alice');
  await page.reload();
  await expect(field(page, 'City')).toHaveValue('Port Alice');
  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/account/addressBook');
  await logIn(page, shopper);
  await expect(card).toBeVisible();
  await expect(isBack(page)).toBeHidden();
});

test('a message is there again until it is sent', async ({ page }) => {
  // The shop accepts five messages an hour, and the contact tests need them.
  await page.route('**/api/contact', (route) => route.fulfill({ status: 200 }));
  await page.goto('/contact');
  const message = field(page, 'Your Message');
  await message.fill('My parcel, number');
  await page.getByRole('link', { name: 'About' }).first().click();
  // Until it is there, the form stays, with what was typed.
  await expect(page.getByRole('heading', { name: 'Our Story' })).toBeVisible();
  await page.goBack();
  await expect(message).toHaveValue('My parcel, number');
  await field(page, 'Your Name').fill('Jo');
  await field(page, 'Your Email').fill('jo@example.test');
  await field(page, 'Your Phone').fill('+1 555 010 0042');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('visitor-drafts'))).not.toContain('parcel');
});

test('the billing of a checkout is there again after the login', async ({ page, request }) => {
  await page.goto(`/shop/${await productId(request, 'Potted Fig')}`);
  await page.getByRole('button', { name: 'Buy now' }).click();
  await fillBilling(page);
  await endSession(page);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await logIn(page, shopper);
  await expect(page).toHaveURL(/\/cart\/checkout$/);
  await expect(page.getByRole('textbox', { name: 'Street Address' })).toHaveValue('7 Harbour Street');
  await expect(page.getByRole('textbox', { name: 'Town/City' })).toHaveValue('Port Ellis');
});

test('quantities of the cart are there again after the login, and on request the saved ones', async ({
  page,
  request,
}) => {
  // Nobody else buys this one: a quantity above the stock would be lowered to it.
  await fillCart(request, shopper, { productId: await productId(request, 'Ring Stacker'), quantity: 2 });
  await page.goto('/cart');
  const quantity = page.getByRole('textbox', { name: /^Quantity of/ });
  const sums = page.getByRole('region', { name: 'Cart Total' });
  const savedTotal = await sums.getByText('$').last().textContent();
  await quantity.fill('5');
  // The new total is asked for at once, which would notice the end of the session, too.
  await expect(sums.getByText('$').last()).not.toHaveText(savedTotal ?? '');
  await endSession(page);
  await page.getByRole('button', { name: 'Update Cart' }).click();
  await logIn(page, shopper);
  await expect(page).toHaveURL(/\/cart$/);
  await expect(isBack(page)).toBeVisible();
  await expect(quantity).toHaveValue('5');
  await page.getByRole('button', { name: 'Update Cart' }).click();
  await expect(page.getByText('Cart updated')).toBeVisible();
  await expect(isBack(page)).toBeHidden();
  await page.reload();
  await expect(quantity).toHaveValue('5');
  await expect(isBack(page)).toBeHidden();

  await test.step('what is given up, here or on leaving, does not come back', async () => {
    page.on('dialog', (question) => void question.accept());
    await quantity.fill('7');
    await page.reload();
    await expect(quantity).toHaveValue('7');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(quantity).toHaveValue('5');
    await quantity.fill('8');
    await page.getByRole('link', { name: 'Return To Shop' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/shop$/);
    await page.goto('/cart');
    await expect(quantity).toHaveValue('5');
    await expect(isBack(page)).toBeHidden();
  });
});
