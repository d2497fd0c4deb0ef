import { expect, type Page } from '@playwright/test';

/** Logs the demo admin in through the login form. */
export async function logInAsAdmin(page: Page): Promise<void> {
  await page.goto('/adminLogin');
  await submitAdminLogin(page);
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

/** Submits the login form of the back office, which is open or about to be, as soon as a trial shop has filled in its demo admin. */
export async function submitAdminLogin(page: Page): Promise<void> {
  await expect(page.getByLabel('Email or Phone Number')).not.toHaveValue('');
  await page.getByRole('button', { name: 'Log In' }).click();
}
