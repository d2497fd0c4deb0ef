import { expect, type Page } from '@playwright/test';

/** Logs the demo admin in through the login form. */
export async function logInAsAdmin(page: Page): Promise<void> {
  await page.goto('/adminLogin');
  // A trial shop pre-fills its demo admin's credentials.
  await expect(page.getByLabel('Email or Phone Number')).not.toHaveValue('');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/\/admin$/);
}
