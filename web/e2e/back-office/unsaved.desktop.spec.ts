import { expect, type Page } from '@playwright/test';
import { endSession, logIn, startSession } from '../support/session.ts';
import { newShopper } from '../support/shopper.ts';
import { test } from '../support/test.ts';

const isBack = (page: Page) => page.getByText('Your unsaved changes are back');
/** By the beginning of its label, because "(optional)" may follow. */
const field = (page: Page, name: string) =>
  page.getByRole('main').getByRole('textbox', { name: new RegExp(`^${name}`) });

test('when a session ends, the profile form keeps its input, except passwords', async ({ page, request }) => {
  const shopper = await newShopper(request);
  await page.goto('/about');
  await startSession(page, shopper);
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

  await test.step('saved input is no longer unsaved', async () => {
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Profile changes saved')).toBeVisible();
    await expect(isBack(page)).toBeHidden();
    await page.reload();
    await expect(field(page, 'Last Name')).toHaveValue('Janssen');
    await expect(isBack(page)).toBeHidden();
  });

  await test.step('discarded input does not come back', async () => {
    await field(page, 'Last Name').fill('Jansen');
    await page.reload();
    await expect(field(page, 'Last Name')).toHaveValue('Jansen');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await page.reload();
    await expect(field(page, 'Last Name')).toHaveValue('Janssen');
    await expect(isBack(page)).toBeHidden();
  });
});
