import { expect, type Locator, type Page } from '@playwright/test';
import { ownProduct } from '../support/admin.ts';
import { signInAsAdmin } from '../support/admin-session.ts';
import { tabTo } from '../support/keyboard.ts';
import { placeOrder } from '../support/place-order.ts';
import { newShopper } from '../support/shopper.ts';
import { test } from '../support/test.ts';

async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

// This test uses only the keyboard to click, fill in or focus anything.
test('a merchant’s main tasks work with the keyboard alone', async ({ page, request }) => {
  const shopper = await newShopper(request);
  const jar = await ownProduct(request, { salePrice: 850 });
  for (let count = 0; count < 2; count += 1) await placeOrder(request, shopper, 'CASH_ON_DELIVERY', jar);
  const { id: transferred } = await placeOrder(request, shopper, 'BANK', jar, 2);
  const orders = `/admin/orders?status=pending&q=${encodeURIComponent(shopper.email)}`;
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  const selection = page.getByRole('region', { name: 'Selection' });
  await signInAsAdmin(page);

  await test.step('two orders are selected and shipped', async () => {
    await page.goto(orders);
    await expect(rows).toHaveCount(3);
    for (const key of ['j', 'j', 'x', 'j', 'x']) await page.keyboard.press(key);
    await expect(selection).toContainText('2 selected');
    const tags = selection.getByRole('button', { name: 'Tags' });
    await pressOn(page, tags);
    await expect(page.getByRole('dialog', { name: 'Tags of 2 orders' }).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(tags).toBeFocused();
    await pressOn(page, selection.getByRole('button', { name: 'Ship' }));
    await expect(page.getByLabel('Carrier for all')).toBeFocused();
    await page.keyboard.type('UPS');
    await page.keyboard.press('Enter');
    const tracking = page.getByLabel(/^Tracking number of/);
    for (const [index, number] of ['1Z-1', '1Z-2'].entries()) {
      await expect(tracking.nth(index)).toBeFocused();
      await page.keyboard.type(number);
      await page.keyboard.press('Enter');
    }
    await page.keyboard.press('Enter');
    await expect(page.getByText('2 orders marked as shipped')).toBeVisible();
  });

  await test.step('a price is changed in the table and undone', async () => {
    await page.goto(`/admin/products?q=${encodeURIComponent(jar.title)}`);
    const price = page.getByRole('button', { name: `Price of ${jar.title}` });
    await pressOn(page, price);
    await page.keyboard.type('9.25');
    await page.keyboard.press('Enter');
    await expect(price).toContainText('$9.25');
    await expect(price).toBeFocused();
    await pressOn(page, page.getByRole('button', { name: 'Undo' }));
    await expect(price).toContainText('$8.50');
  });

  await test.step('the search leads to the customer, and back to where it was opened', async () => {
    const field = page.getByRole('dialog').getByRole('combobox', { name: 'Search' });
    await tabTo(page, page.getByRole('link', { name: jar.title, exact: true }));
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: jar.title, exact: true })).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.type(shopper.email);
    const customer = page.getByRole('option', { name: new RegExp(`^Jo Journey ?${shopper.email}$`) });
    await expect(customer).toBeVisible();
    const isThere = () => customer.evaluate((option) => 'highlighted' in option.dataset);
    for (let presses = 0; presses < 10 && !(await isThere()); presses += 1)
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/admin/customers/${shopper.session.user.id}$`));
  });

  await test.step('a transfer is recorded, and one of two jars refunded', async () => {
    await page.goto(`/admin/orders/${transferred}`);
    const received = page.getByRole('button', { name: 'Mark as received' });
    const question = page.getByRole('alertdialog');
    await pressOn(page, received);
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(received).toBeFocused();
    await page.keyboard.press('Enter');
    await pressOn(page, question.getByRole('button', { name: 'Yes, received' }));

    const refunds = page.getByRole('region', { name: 'Refunds' });
    await pressOn(page, refunds.getByRole('button', { name: 'Partial refund' }));
    await tabTo(page, refunds.getByLabel(`${jar.title}: how many of 2`));
    await page.keyboard.type('1');
    await tabTo(page, refunds.getByLabel('Reason'));
    await page.keyboard.type('Lid broken');
    const refund = refunds.getByRole('button', { name: 'Refund $8.50' });
    await pressOn(page, refund);
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(refund).toBeFocused();
    await page.keyboard.press('Enter');
    await pressOn(page, question.getByRole('button', { name: 'Record refund' }));
    await expect(refunds.getByText('1 item restocked')).toBeVisible();
    await expect(page.locator('#refunds, #refund-part').and(page.locator(':focus'))).toHaveCount(1);
  });

  await test.step('each dialog returns the focus to what opened it', async () => {
    const openers: [path: string, name: string | RegExp][] = [
      [orders, 'Keyboard shortcuts'],
      [orders, 'Columns'],
      [orders, 'Save view'],
      ['/admin/search', /^Delete the synonyms for/],
      ['/admin/categories', /^Delete /],
      ['/admin/collections', /^Delete /],
    ];
    for (const [path, name] of openers) {
      await page.goto(path);
      const opener = page.getByRole('main').getByRole('button', { name }).first();
      await pressOn(page, opener);
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).first();
      await expect(dialog).toBeVisible();
      await expect(dialog.locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });
  await jar.withdraw();
});
