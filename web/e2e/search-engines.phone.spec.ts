import { expect } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { productId } from './support/catalogue.ts';
import { test } from './support/test.ts';

/** Every path in the table of pages, which is read as text because Playwright does not compile Lingui's macros. */
function pathsOf(id: string): string[] {
  const table = readFileSync(`${import.meta.dirname}/../src/navigation/pages.ts`, 'utf8');
  return [...table.matchAll(/page\('(\/[^'*]*)'/gi)].map(([, path = '']) => path.replace(':id', id));
}

test('the server knows every page of the web application', async ({ request }) => {
  const id = await productId(request, 'Everyday Cotton Tee');
  const paths = pathsOf(id);
  expect(paths.length).toBeGreaterThan(30);
  // A collection's handle is none of a product.
  const known = paths.filter((path) => !path.startsWith('/collections/'));
  for (const path of known) expect((await request.get(path)).status(), path).toBe(200);
});

test('the tab keeps the title that the server gave it, and finds it again on the way back', async ({
  page,
  request,
}) => {
  const id = await productId(request, 'Everyday Cotton Tee');
  for (const path of ['/', '/shop', `/shop/${id}`, '/about', '/contact', '/login', '/nowhere']) {
    const response = await page.goto(path);
    const said = /<title>([^<]*)<\/title>/.exec((await response?.text()) ?? '')?.[1];
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    expect(await page.title(), path).toBe(said);
  }
  await page.getByRole('banner').getByRole('link', { name: 'Exclusive' }).click();
  await expect(page).toHaveTitle(/^Exclusive: ./);
});

test('what the server says of a page is allowed by its own policy', async ({ page, request }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) complaints.push(message.text());
  });
  const id = await productId(request, 'Everyday Cotton Tee');
  for (const path of ['/', '/shop', `/shop/${id}`]) {
    await page.goto(path);
    const things = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(things.length).toBeGreaterThan(1);
    for (const thing of things) expect(JSON.parse(thing)).toHaveProperty('@context', 'https://schema.org');
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Everyday Cotton Tee' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the pictures that previews of links show are there, in the size they say', async ({
  page,
  request,
}) => {
  const id = await productId(request, 'Everyday Cotton Tee');
  for (const path of ['/', '/shop', `/shop/${id}`, '/about', '/contact']) {
    await page.goto(path);
    const said = await page.evaluate(() =>
      ['', ':width', ':height'].map(
        (part) => document.querySelector<HTMLMetaElement>(`[property="og:image${part}"]`)?.content,
      ),
    );
    const found = await page.evaluate(async (url) => {
      const picture = new Image();
      picture.src = url;
      await picture.decode();
      return [picture.naturalWidth, picture.naturalHeight].map(String);
    }, said[0] ?? '');
    expect(said.slice(1), path).toEqual(found);
  }
});

test('an address that leads nowhere says so to machines and to people', async ({ page }) => {
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: '404 Not Found' })).toBeVisible();
});
