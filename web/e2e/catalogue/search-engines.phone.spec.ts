import { expect } from '@playwright/test';
import { productId } from '../support/catalogue.ts';
import { test } from '../support/test.ts';

test('the tab keeps the server’s title, and the policy allows everything on the page', async ({
  page,
  request,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) complaints.push(message.text());
  });
  const response = await page.goto(`/shop/${await productId(request, 'Everyday Cotton Tee')}`);
  const said = /<title>([^<]*)<\/title>/.exec((await response?.text()) ?? '')?.[1];
  await expect(page.getByRole('heading', { level: 1, name: 'Everyday Cotton Tee' })).toBeVisible();
  expect(await page.title()).toBe(said);
  const things = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(things.length).toBeGreaterThan(1);
  for (const thing of things) expect(JSON.parse(thing)).toHaveProperty('@context', 'https://schema.org');
  expect(complaints).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Exclusive' }).click();
  await expect(page).toHaveTitle(/^Exclusive: ./);
});
