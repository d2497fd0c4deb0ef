import { expect, type Page } from '@playwright/test';
import { callApi } from './graphql.ts';
import type { Shopper } from './shopper.ts';

/**
 * Logs a customer in through the form of the login page, now or when it opens. A trial shop fills in its demo
 * account first; in the middle of `fill`, that would stand before the text.
 */
export async function logIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await expect(page).toHaveURL(/\/login(\?|$)/);
  const emailOrPhone = page.getByLabel('Email or Phone Number');
  await expect(emailOrPhone).not.toHaveValue('');
  await emailOrPhone.fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

/**
 * Stores a shopper's session in the browser, whose open page must be one of the shop's; the next page load
 * uses it. Unlike `signIn`, it stores it only once: an ended session does not come back.
 */
export async function startSession(page: Page, { session }: Shopper): Promise<void> {
  await page.evaluate((stored) => localStorage.setItem('user', JSON.stringify(stored)), session);
}

/**
 * Ends the browser's session, a customer's or an admin's, on the server only: as after a month, or when the
 * password changes.
 */
export async function endSession(page: Page, key: 'user' | 'admin' = 'user'): Promise<void> {
  const session = await page.evaluate((name) => localStorage.getItem(name), key);
  const { token } = JSON.parse(session ?? '{}') as { token: string };
  await callApi(page.request, 'mutation { sessionEnd { ended userErrors { code message } } }', {}, token);
}
