import { expect } from '@playwright/test';
import { ownProduct } from '../support/admin.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { signInAsAdmin } from '../support/admin-session.ts';
import { placeOrder } from '../support/place-order.ts';
import { ownCode } from '../support/promotions.ts';
import { newShopper } from '../support/shopper.ts';
import { test } from '../support/test.ts';

test('a merchant creates a promotion, previews its effect on orders, ends it and restores it', async ({
  page,
  request,
}) => {
  const code = ownCode();
  const title = `A quarter off ${code}`;
  const jar = await ownProduct(request, { salePrice: 5000 });
  const shopper = await newShopper(request);
  const { number } = await placeOrder(request, shopper, 'CASH_ON_DELIVERY', jar, 2);
  const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
  const save = (label: string) => page.getByRole('button', { name: label, exact: true }).click();
  const examples = page.getByRole('list', { name: 'Examples' });
  const chosen = page.getByRole('list', { name: 'Customers of the promotion' });
  const row = page.getByRole('table', { name: 'Promotions' }).getByRole('row').filter({ hasText: code });
  await signInAsAdmin(page);
  await page.goto('/admin/promotions');
  await expect(page.getByRole('table', { name: 'Promotions' })).toContainText('WELCOME10');
  await page.getByRole('link', { name: 'Add promotion' }).click();

  await test.step('a product and a customer are chosen', async () => {
    await field('Percent off').fill('25');
    await page.getByRole('searchbox', { name: 'Find products to add' }).fill(jar.title);
    await page.getByRole('button', { name: `Add ${jar.title}` }).click();
    await page.getByRole('searchbox', { name: 'Find customers to add' }).fill(shopper.email);
    await page
      .getByRole('list', { name: 'Matching customers' })
      .getByRole('button', { name: /^Add/ })
      .click();
    await expect(chosen).toContainText(shopper.email);
  });

  await test.step('examples show its effect on the latest carts and orders, before it has a name', async () => {
    await page.getByRole('button', { name: 'Show examples' }).click();
    const order = examples.getByRole('listitem').filter({ hasText: number });
    await expect(order).toContainText('$75.00 instead of $100.00');
  });

  await test.step('it is added, and applies', async () => {
    await field('Name').fill(title);
    await field('Code').fill(code.toLowerCase());
    await save('Add promotion');
    await expect(page.getByText('Promotion added')).toBeVisible();
    await expect(row).toContainText('25% off');
    await expect(row).toContainText('Active');
  });

  await test.step('it is ended', async () => {
    await row.getByRole('link', { name: title }).click();
    await expect(page.getByText(/^Active\. 0 uses, \$0\.00 in discounts/)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Products of the promotion' })).toContainText(jar.title);
    await expect(chosen).toContainText(shopper.email);
    await page.getByRole('button', { name: 'End now' }).click();
    const dialog = page.getByRole('alertdialog', { name: `End “${title}” now?` });
    await dialog.getByRole('button', { name: 'End now' }).click();
    await expect(page.getByText(/^Ended\./)).toBeVisible();
    await expect(page.getByRole('button', { name: 'End now' })).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('it is deleted, and restored by Undo, switched off', async () => {
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByLabel('Status').selectOption('Off');
    await expect(row).toContainText('Off');
  });
  await jar.withdraw();
});
