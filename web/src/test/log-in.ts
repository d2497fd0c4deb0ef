import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** Logs in on the login page, which is open or about to open. */
export async function logIn(): Promise<void> {
  await expect.element(page.getByRole('heading', { level: 1, name: /^Log in/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email or Phone Number' }).fill('ada@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill('a long walk in the rain');
  await page.getByRole('button', { name: 'Log In' }).click();
}
