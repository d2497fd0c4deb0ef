import { expect } from '@playwright/test';
import { adminToken, ownProduct } from './support/admin.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { callApi } from './support/graphql.ts';
import { operationOf } from './support/operations.ts';
import { test } from './support/test.ts';

const DAY = 86_400_000;

test('a fresh shop has a flash sale that runs, with its products and a countdown to its end', async ({
  page,
  request,
}) => {
  const { shop } = await callApi<{ shop: { runningSale: { name: string; endsAt: string } | null } }>(
    request,
    '{ shop { runningSale { name endsAt } } }',
  );
  expect(shop.runningSale?.name).toBe('Flash Sales');
  const left = Date.parse(shop.runningSale?.endsAt ?? '') - Date.now();
  await page.goto('/');
  const sale = page.getByRole('region', { name: 'Flash Sales' });
  const days = String(Math.floor(left / DAY)).padStart(2, '0');
  await expect(sale.getByRole('timer')).toContainText(`Days ${days}`);
  await expect(page.getByRole('region', { name: 'Offer' }).getByRole('timer')).toContainText(`${days} Days`);
  await expect(sale.getByText('This offer ended on')).toHaveCount(0);

  await test.step('a reduced product tells the lowest price of the last 30 days, and until when', async () => {
    await sale.getByRole('link', { name: 'Wireless Gamepad', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wireless Gamepad');
    await expect(page.getByText('Lowest price of the last 30 days: $98.00')).toBeVisible();
    await expect(page.getByText(/^On sale until \d+ \w+ 20\d\d$/)).toBeVisible();
    await expectAccessible(page);
  });
});

test('the countdown goes by the server’s clock, whatever the device’s says', async ({ page, request }) => {
  const { shop } = await callApi<{ shop: { offerEndsAt: string } }>(request, '{ shop { offerEndsAt } }');
  const left = Date.parse(shop.offerEndsAt) - Date.now();
  // A device that is ten days ahead.
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 864_000_000;
  });
  await page.goto('/contact');
  const timer = page.getByRole('region', { name: 'Offer' }).getByRole('timer');
  await expect(timer).toContainText(`${String(Math.floor(left / DAY)).padStart(2, '0')} Days`);
});

test('an open page follows a sale that begins and ends: asked for once each time, at the new prices', async ({
  page,
  request,
}) => {
  const jar = await ownProduct(request, { salePrice: 5000 });
  // Visitors wait for a random time, so that not all of them ask in the same second.
  await page.addInitScript(() => (Math.random = () => 0));
  const [startsAt, endsAt] = [12, 27].map((seconds) => new Date(Date.now() + seconds * 1000).toISOString());
  await callApi(
    request,
    'mutation ($input: SaleInput!) { saleCreate(input: $input) { sale { id } userErrors { code message } } }',
    { input: { name: jar.title, startsAt, endsAt, percent: 20, products: [{ productId: jar.id }] } },
    await adminToken(request),
  );
  const asked: string[] = [];
  page.on('request', (sent) => {
    const operation = operationOf(sent);
    if (operation !== null) asked.push(operation);
  });
  await page.goto(`/shop?q=${encodeURIComponent(jar.title)}`);
  const link = page.getByRole('link', { name: jar.title, exact: true });
  const card = page.getByRole('main').getByRole('listitem').filter({ has: link });
  await expect(card).toContainText('$50.00');
  await expect(card).toContainText('$40.00', { timeout: 30_000 });
  expect(asked.filter((name) => name === 'Catalogue')).toHaveLength(1);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(jar.title);
  const details = page.getByRole('article').first();
  await expect(details.getByText('$40.00')).toBeVisible();
  await expect(details.getByText('$40.00')).toHaveCount(0, { timeout: 30_000 });
  await expect(details.getByText('$50.00')).toBeVisible();
  await expect(details.getByText(/^On sale until/)).toHaveCount(0);
  expect(asked.filter((name) => name === 'Shop')).toHaveLength(2);
  await page.goBack();
  await expect(card).toContainText('$50.00');
  await expect(card).not.toContainText('$40.00');
  await jar.withdraw();
});
