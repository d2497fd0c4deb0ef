import { expect } from '@playwright/test';
import { operationOf } from '../support/operations.ts';
import { test } from '../support/test.ts';

test('visitors’ catalogue queries can be cached by a CDN', async ({ page }) => {
  const requestMethods: string[] = [];
  page.on('request', (request) => {
    if (operationOf(request) === 'ContentPage') requestMethods.push(request.method());
  });
  const answered = page.waitForResponse((response) => operationOf(response.request()) === 'ContentPage');
  await page.goto('/contact');
  await page.getByRole('banner').getByRole('link', { name: 'Exclusive' }).click();
  await expect(page.getByRole('region', { name: 'Flash Sales' }).getByRole('article').first()).toBeVisible();
  expect(requestMethods).toEqual(['GET']);
  expect((await answered).headers()['cache-control']).toContain('public');
});
