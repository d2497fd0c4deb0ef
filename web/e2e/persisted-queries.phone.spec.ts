import { expect, type Page } from '@playwright/test';
import { operationOf } from './support/operations.ts';
import { newShopper, signIn } from './support/shopper.ts';
import { test } from './support/test.ts';

/** Goes to the home page from another one, and tells how its content was asked for. */
async function openHome(page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (operationOf(request) === 'Home') asked.push(request.method());
  });
  await page.goto('/contact');
  await page.getByRole('banner').getByRole('link', { name: 'Exclusive' }).click();
  await expect(page.getByRole('region', { name: 'Flash Sales' }).getByRole('article').first()).toBeVisible();
  return asked;
}

test('what a visitor asks of the catalogue can be answered by a CDN', async ({ page }) => {
  const answered = page.waitForResponse((response) => operationOf(response.request()) === 'Home');
  expect(await openHome(page)).toEqual(['GET']);
  expect((await answered).headers()['cache-control']).toContain('public');
});

test('what a user asks is answered in person', async ({ page, request }) => {
  await signIn(page, await newShopper(request));
  expect(await openHome(page)).toEqual(['POST']);
});
