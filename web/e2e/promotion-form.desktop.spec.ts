import { expect } from '@playwright/test';
import { ownProduct } from './support/admin.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { signInAsAdmin } from './support/admin-session.ts';
import { placeOrder } from './support/place-order.ts';
import { ownCode } from './support/promotions.ts';
import { newShopper } from './support/shopper.ts';
import { test } from './support/test.ts';

test('a merchant makes a promotion, sees what it would have made of orders, ends it and brings it back', async ({
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
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Add promotion' }).click();

  await test.step('products, a category and a collection are chosen, and taken out again', async () => {
    await field('Percent off').fill('25');
    await page.getByRole('searchbox', { name: 'Find products to add' }).fill(jar.title);
    await page.getByRole('button', { name: `Add ${jar.title}` }).click();
    await expect(page.getByRole('list', { name: 'Products of the promotion' })).toContainText(jar.title);
    await page.getByLabel('Add a category').selectOption({ label: 'Electronics' });
    const categories = page.getByRole('list', { name: 'Categories of the promotion' });
    await expect(categories).toContainText('Electronics');
    await categories.getByRole('button', { name: /Electronics/ }).click();
    await expect(categories).toHaveCount(0);
  });

  await test.step('a customer is chosen by email, taken out, chosen by name, and still there after a reload', async () => {
    const search = page.getByRole('searchbox', { name: 'Find customers to add' });
    const add = page.getByRole('list', { name: 'Found customers' }).getByRole('button', { name: /^Add/ });
    await search.fill(shopper.email);
    await add.click();
    await expect(chosen).toContainText(shopper.email);
    await expectAccessible(page);
    await chosen.getByRole('button', { name: /^Take .* out$/ }).click();
    await expect(chosen.getByRole('listitem')).toHaveCount(0);
    await expect(search).toBeFocused();
    await add.click();
    await page.reload();
    await expect(chosen).toContainText(shopper.email);
    await expect(page.getByText('1 customer chosen')).toBeVisible();
  });

  await test.step('examples say what it would make of the latest carts and orders, before it has a name', async () => {
    await page.getByRole('button', { name: 'Show examples' }).click();
    const order = examples.getByRole('listitem').filter({ hasText: number });
    await expect(order).toContainText('$75.00 instead of $100.00');
    await expectAccessible(page);
  });

  await test.step('what is missing or impossible is named beside its field', async () => {
    await field('Percent off').fill('101');
    await save('Add promotion');
    await expect(field('Name')).toHaveAccessibleDescription(/Please enter a name/);
    await expect(field('Percent off')).toHaveAccessibleDescription(
      /Please enter a whole number from 1 to 100/,
    );
    await field('Percent off').fill('25');
    await field('Name').fill(title);
    await field('Code').fill('welcome10');
    await save('Add promotion');
    await expect(field('Code')).toHaveAccessibleDescription(/Another promotion has this code/);
    await field('Code').fill(code.toLowerCase());
    await page.getByLabel('Begins').fill('2030-05-02T10:00');
    await page.getByLabel('Ends').fill('2030-05-01T10:00');
    await save('Add promotion');
    await expect(page.getByLabel('Ends')).toHaveAccessibleDescription(/The end comes after the beginning/);
    await page.getByLabel('Begins').fill('');
    await expectAccessible(page);
  });

  await test.step('it is added, and counts', async () => {
    await save('Add promotion');
    await expect(page.getByText('Promotion added')).toBeVisible();
    await expect(row).toContainText('25% off');
    await expect(row).toContainText('Active');
  });

  await test.step('it is ended', async () => {
    await row.getByRole('link', { name: title }).click();
    await expect(page.getByText(/^Active\. 0 uses, \$0\.00 given off/)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Products of the promotion' })).toContainText(jar.title);
    await expect(chosen).toContainText(shopper.email);
    await page.getByRole('button', { name: 'End now' }).click();
    const dialog = page.getByRole('alertdialog', { name: `End “${title}” now?` });
    await dialog.getByRole('button', { name: 'End now' }).click();
    await expect(page.getByText(/^Ended\./)).toBeVisible();
    await expect(page.getByRole('button', { name: 'End now' })).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('it is deleted, and brought back by Undo, switched off', async () => {
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
