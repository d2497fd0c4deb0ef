import { expect } from '@playwright/test';
import { callApi } from './support/graphql.ts';
import { test } from './support/test.ts';

test('the banner counts down, zero-padded, and stops when the offer has ended', async ({ page, request }) => {
  const { shop } = await callApi<{ shop: { offerName: string; offerEndsAt: string } }>(
    request,
    '{ shop { offerName offerEndsAt } }',
  );
  const end = Date.parse(shop.offerEndsAt);
  await page.clock.install({ time: end - 12 * 3_600_000 });
  await page.goto('/contact');
  const timer = page.getByRole('timer', { name: shop.offerName });
  await expect(timer).toContainText('11 Hours');
  await page.clock.pauseAt(end - 3000);
  await expect(timer).toContainText('03 Seconds');
  await page.clock.runFor(1000);
  await expect(timer).toContainText('02 Seconds');
  await page.clock.runFor(5000);
  await expect(timer).toHaveText(/00 Days.*00 Hours.*00 Minutes.*00 Seconds/s);
  await expect(page.getByText(/^Ended on \d+ \w+ 20\d\d$/).first()).toBeAttached();
});

test('the banner leads to the shop and to the back office', async ({ page }) => {
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Offer' });
  await expect(banner.getByRole('link', { name: 'Admin Dashboard' })).toHaveAttribute('href', '/admin');
  await banner.getByRole('link', { name: 'Shop Now' }).click();
  await expect(page).toHaveURL(/\/shop$/);
});

test('the bar sticks after 100 px without moving the page', async ({ page }) => {
  await page.goto('/shop');
  await expect(page.getByRole('article').first()).toBeVisible();
  const logo = page.getByRole('banner').getByRole('link', { name: 'Exclusive' });
  const firstCard = page.getByRole('article').first();
  const before = await firstCard.evaluate((card) => card.getBoundingClientRect().top + window.scrollY);
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect(logo).toBeInViewport();
  const after = await firstCard.evaluate((card) => card.getBoundingClientRect().top + window.scrollY);
  expect(Math.abs(after - before)).toBeLessThan(1);
});

test('a phone searches from the middle of a page, without losing the place', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/shop');
  await page.evaluate(() => window.scrollTo(0, 600));
  const opener = page.getByRole('button', { name: 'Open search' });
  const field = page.getByRole('combobox', { name: 'Search the shop' });
  const top = () =>
    page
      .getByRole('article')
      .first()
      .evaluate((card) => card.getBoundingClientRect().top);
  await expect(opener).toBeVisible();
  const before = await top();
  const { width = 0, height = 0 } = (await opener.boundingBox()) ?? {};
  expect(Math.round(Math.min(width, height))).toBeGreaterThanOrEqual(44);

  await opener.click();
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport({ ratio: 1 });
  expect(await top()).toBe(before);
  await field.press('Escape');
  await expect(opener).toBeFocused();
  await expect(field).not.toBeInViewport();

  await opener.click();
  await field.fill('headphones');
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/shop\?q=headphones$/);
});

test('the category menu opens, closes and leads to a category', async ({ page, isMobile }) => {
  await page.goto('/contact');
  const opener = page.getByRole('button', { name: isMobile ? 'Menu' : 'Categories' });
  await opener.click();
  const categories = page.getByRole('navigation', { name: 'Categories' });
  await expect(categories.getByRole('link', { name: 'Medicine' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(categories).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await categories.getByRole('button', { name: /Women's Fashion/ }).click();
  await expect(categories.getByRole('link', { name: "All Women's Fashion" })).toBeVisible();
  await expect(categories.getByRole('link', { name: 'Dresses & Skirts' })).toBeVisible();
  await expect(categories.getByRole('link', { name: /^Item/ })).toHaveCount(0);
  await categories.getByRole('link', { name: 'Medicine' }).click();
  await expect(page).toHaveURL(/category=medecine/);
  await expect(categories).toBeHidden();
});

test('a change of page takes the focus to its heading and says its title', async ({ page }) => {
  await page.goto('/shop');
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${(await heading.textContent()) ?? ''} - Exclusive$`));
});

test('breadcrumbs come from the path', async ({ page }) => {
  await page.goto('/contact');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.getByRole('link', { name: 'Home' })).toBeVisible();
  await expect(trail.getByText('Contact')).toHaveAttribute('aria-current', 'page');
});

test('the footer makes its offers', async ({ page }) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('Get 10% off your first order')).toBeVisible();
  await expect(footer.getByText('Save $3 with App New User Only')).toBeVisible();
});

test('an unknown address is a page that was not found, with a way home', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: '404 Not Found' })).toBeVisible();
  await page
    .getByRole('link', { name: /home/i })
    .and(page.getByRole('main').getByRole('link'))
    .first()
    .click();
  await expect(page).toHaveURL(/\/$/);
});
