import { expect } from '@playwright/test';
import { API } from './support/operations.ts';
import { test } from './support/test.ts';

test('the hero turns every two seconds, wraps around and can be paused', async ({ page }) => {
  await page.clock.install({ time: '2026-11-20T09:00:00Z' });
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'Promotions' });
  const dots = hero.getByRole('button', { name: /^Show slide/ });
  await expect(dots).toHaveCount(3);
  // Until here the clock ran on by itself, for an unknown time.
  await page.clock.pauseAt('2026-11-20T10:00:00Z');
  const shown = () => dots.evaluateAll((all) => all.findIndex((dot) => dot.hasAttribute('aria-current')));
  for (let turn = 0; turn < 3; turn += 1) {
    const next = ((await shown()) + 1) % 3;
    await page.clock.runFor(2000);
    await expect(dots.nth(next)).toHaveAttribute('aria-current', 'true');
  }
  const last = await shown();
  await hero.getByRole('button', { name: 'Pause rotation' }).click();
  await page.clock.runFor(10_000);
  await expect(dots.nth(last)).toHaveAttribute('aria-current', 'true');
});

test('the hero rests where motion is unwelcome', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'Promotions' });
  await expect(hero.getByRole('button', { name: 'Start rotation' })).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(hero.getByRole('button', { name: 'Show slide 1 of 3' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('tiles lead to what they show', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Phones', 'Computers', 'SmartWatch', 'Camera', 'Headphones', 'Gaming']) {
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Camera', exact: true }).click();
  await expect(page).toHaveURL(/\/shop\?/);
  await expect(page.getByRole('heading', { level: 2, name: 'Rangefinder Camera' })).toBeVisible();
});

test('best selling are the first five undiscounted products', async ({ page }) => {
  await page.goto('/');
  const row = page.getByRole('region', { name: 'Best Selling Products' }).first();
  await expect(row.getByRole('article')).toHaveCount(5);
  await expect(row.getByText(/^-\d+%$/)).toHaveCount(0);
});

test('explore shows what stands above index six of the catalogue', async ({ page, request }) => {
  const query = '{ products(first: 15) { nodes { title } } }';
  const response = await request.post('/graphql', { data: { query } });
  const { data } = (await response.json()) as { data: { products: { nodes: { title: string }[] } } };
  await page.goto('/');
  const titles = page
    .getByRole('region', { name: 'Explore Our Products' })
    .getByRole('article')
    .getByRole('heading');
  await expect(titles).toHaveText(data.products.nodes.slice(7).map(({ title }) => title));
});

test('labels, promotion, arrivals and promises are there', async ({ page }) => {
  await page.goto('/');
  const sale = page.getByRole('region', { name: 'Flash Sales' }).getByRole('article').first();
  await expect(sale.getByText(/^-\d+%$/)).toBeVisible();
  await expect(page.getByText('NEW', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Enhance Your Music Experience')).toBeVisible();
  const arrivals = page.getByRole('region', { name: 'New Arrival' });
  await expect(arrivals.getByRole('link', { name: /^Shop Now/ })).toHaveCount(4);
  await expect(page.getByRole('list', { name: 'What we promise' })).toContainText('Money back guarantee');
});

test('a long page leads back to its top', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'New Arrival' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole('button', { name: /top/i }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a failure says why and can be tried again', async ({ page }) => {
  // A full load of the home page comes with its data; on a client-side navigation it has to be fetched.
  await page.goto('/contact');
  await page.route(API, (route) => route.fulfill({ status: 503, body: '{}' }), { times: 3 });
  await page.getByRole('banner').getByRole('link', { name: 'Exclusive' }).click();
  await expect(page.getByText('The shop is busy. Please try again in a moment.').first()).toBeVisible();
  await page.unroute(API);
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByRole('region', { name: 'Flash Sales' }).getByRole('article').first()).toBeVisible();
});
