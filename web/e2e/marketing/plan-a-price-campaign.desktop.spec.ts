import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { ownProduct } from '../support/admin.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { signInAsAdmin } from '../support/admin-session.ts';
import { test } from '../support/test.ts';

/** The time this many hours from now for a `datetime-local` field; the shop uses UTC. */
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 16);

async function expectPrice(page: Page, id: string, prices: string[]): Promise<void> {
  await page.goto(`/shop/${id}`);
  const details = page.getByRole('article').first();
  for (const price of prices) await expect(details.getByText(price).first()).toBeVisible();
}

test('a merchant plans a campaign, previews its prices, ends it, and undoes that', async ({
  page,
  request,
}) => {
  const name = `Spring ${randomUUID().slice(0, 8)}`;
  const [jar, pot] = [
    await ownProduct(request, { salePrice: 10_000 }),
    await ownProduct(request, { salePrice: 20_000 }),
  ];
  await signInAsAdmin(page);
  await page.goto('/admin/campaigns');
  await expect(page.getByRole('row').filter({ hasText: 'Flash Sales' })).toContainText('Running');

  await test.step('missing input is reported, and prices are previewed', async () => {
    await page.getByRole('link', { name: 'Plan a campaign' }).first().click();
    await page.getByRole('textbox', { name: 'Percent off' }).fill('25');
    for (const { title } of [jar, pot]) {
      await page.getByRole('searchbox', { name: 'Find products to add' }).fill(title);
      await page.getByRole('button', { name: `Add ${title}` }).click();
    }
    await page
      .getByRole('textbox', { name: new RegExp(`^Price in the campaign ?: ${pot.title}`) })
      .fill('99');
    const preview = page.getByRole('list', { name: 'First products of the campaign' });
    await expect(preview).toContainText('$100.00');
    await expect(preview).toContainText('$75.00');
    await expect(preview).toContainText('$99.00');
    await page.getByRole('button', { name: 'Plan campaign' }).click();
    await expect(page.getByRole('link', { name: 'Please name the campaign' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByLabel('Starts at').fill(inHours(-1));
    await page.getByLabel('Ends at').fill(inHours(2));
    await page.getByRole('button', { name: 'Plan campaign' }).click();
    await expect(page.getByText('Sales campaign planned')).toBeVisible();
  });

  const row = page.getByRole('row').filter({ hasText: name });
  await test.step('shoppers pay the new prices at once', async () => {
    await expect(row).toContainText('25% off, 2 products');
    await expectPrice(page, jar.id, ['$75.00', '$100.00']);
    await expectPrice(page, pot.id, ['$99.00', '$200.00', 'Lowest price in the last 30 days: $200.00']);
  });

  await test.step('staff still edit the price without the campaign, and the form shows what shoppers pay', async () => {
    await page.goto(`/admin/products?q=${encodeURIComponent(jar.title)}`);
    const product = page.getByRole('row').filter({ hasText: jar.title });
    await expect(product).toContainText('In a campaign: $75.00');
    await page.goto(`/admin/products/${jar.id}/edit`);
    await expect(page.getByRole('textbox', { name: 'Sale price' })).toHaveValue('100.00');
    const prices = page.getByRole('region', { name: 'Price and stock' });
    await expect(prices.getByText(`In the campaign “${name}”`)).toBeVisible();
    await expect(prices.getByText(/^Shoppers pay \$75\.00 until /)).toBeVisible();
  });

  await test.step('it is ended, resumed, and deleted', async () => {
    await page.goto('/admin/campaigns');
    await row.getByRole('button', { name: `End ${name} now` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'End now' }).click();
    await expect(row).toContainText('Ended');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toContainText('Running');
    await row.getByRole('button', { name: `Delete ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(row).toHaveCount(0);
    await expectPrice(page, jar.id, ['$100.00']);
    await page.goto(`/admin/products/${jar.id}/edit`);
    await expect(page.getByRole('textbox', { name: 'Sale price' })).toHaveValue('100.00');
    await expect(page.getByText(/^Shoppers pay/)).toHaveCount(0);
    await page.goto('/admin/campaigns/deleted');
    await expect(page.getByText(name)).toBeVisible();
    await expectAccessible(page);
  });
  await jar.withdraw();
  await pot.withdraw();
});
