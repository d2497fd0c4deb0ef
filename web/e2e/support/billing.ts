import type { Page } from '@playwright/test';

/** Fills in the fields that the checkout requires. */
export async function fillBilling(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'First Name' }).fill('Jo');
  await page.getByRole('textbox', { name: 'Last Name' }).fill('Lane');
  await page.getByRole('textbox', { name: 'Street Address' }).fill('7 Harbour Street');
  await page.getByRole('textbox', { name: 'Town/City' }).fill('Port Ellis');
  await page.getByRole('textbox', { name: 'Phone Number' }).fill('+1 555 010 0042');
  await page.getByRole('textbox', { name: 'Email Address' }).fill('jo@example.test');
}
