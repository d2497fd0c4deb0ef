import { expect, type Page } from '@playwright/test';
import { ownProduct } from './support/admin.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { signInAsAdmin } from './support/admin-session.ts';
import { placeOrder } from './support/place-order.ts';
import { newShopper } from './support/shopper.ts';
import { test } from './support/test.ts';

const sales = (page: Page) => page.getByRole('region', { name: 'Sales', exact: true });
const chart = (page: Page) => page.getByRole('slider', { name: 'Sales per day' });
const period = (page: Page, name: string) =>
  sales(page).getByRole('group', { name: 'Period' }).getByRole('button', { name, exact: true });

test('what was sold in a period, as figures, a chart and a table', async ({ page, request }) => {
  const chandelier = await ownProduct(request, { salePrice: 98_765_400, stock: 5 });
  await placeOrder(request, await newShopper(request), 'CASH_ON_DELIVERY', chandelier, 1);
  await signInAsAdmin(page);

  await test.step('an order is among the sales a few seconds later', async () => {
    const bestSellers = page.getByRole('region', { name: 'Best sellers' });
    await expect(async () => {
      await page.goto('/admin');
      await expect(bestSellers.getByRole('link', { name: chandelier.title })).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(bestSellers.getByRole('listitem').filter({ hasText: chandelier.title })).toContainText(
      '1 sold',
    );
    await expect(period(page, '30 days')).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
  });

  await test.step('the last seven days, which the URL says', async () => {
    await period(page, '7 days').click();
    await expect(page).toHaveURL(/\/admin\?days=7$/);
    await expect(sales(page)).toContainText('up to the same time of day');
    await expect(chart(page)).toHaveAttribute('aria-valuemax', '6');
    await page.reload();
    await expect(period(page, '7 days')).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('each day’s values by the keyboard', async () => {
    await chart(page).focus();
    await page.keyboard.press('End');
    await expect(chart(page)).toHaveAttribute(
      'aria-valuetext',
      /: \$[\d,.]+ gross, .* net of refunds, [1-9]\d* orders?$/,
    );
    await expect(chart(page)).toContainText(/Gross \$\d/);
    await page.keyboard.press('ArrowLeft');
    await expect(chart(page)).toHaveAttribute('aria-valuenow', '5');
    await page.keyboard.press('Home');
    await expect(chart(page)).toHaveAttribute('aria-valuenow', '0');
    await page.keyboard.press('ArrowLeft');
    await expect(chart(page)).toHaveAttribute('aria-valuenow', '0');
    await page.keyboard.press('Escape');
    await expect(chart(page)).not.toContainText('Gross');
  });

  await test.step('the same as a table', async () => {
    await sales(page).getByRole('button', { name: 'Table' }).click();
    const rows = sales(page).getByRole('table', { name: 'Sales per day' }).getByRole('row');
    await expect(rows).toHaveCount(1 + 7);
    await expect(rows.nth(1)).toContainText(/[1-9]\d*$/);
    await expectAccessible(page);
  });

  await test.step('a range of one’s own', async () => {
    await period(page, 'Own range').click();
    await sales(page).getByLabel('From').fill('2026-01-10');
    await sales(page).getByLabel(/^To\b/).fill('2026-01-01');
    await sales(page).getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page.getByText('The first day must not be after the last')).toBeVisible();
    await expectAccessible(page);
    await sales(page).getByLabel('From').fill('2026-01-01');
    await sales(page).getByLabel(/^To\b/).fill('2026-01-10');
    await sales(page).getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(/\?from=2026-01-01&to=2026-01-10$/);
    await expect(sales(page)).toContainText('Jan 1 to Jan 10, 2026, compared with Dec 22 to Dec 31, 2025');
    await expect(page.getByText('Nothing was sold in this period.')).toBeVisible();
  });
  await chandelier.withdraw();
});
