import { expect } from '@playwright/test';
import { ownProduct } from '../support/admin.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { signInAsAdmin } from '../support/admin-session.ts';
import { placeOrder } from '../support/place-order.ts';
import { newShopper } from '../support/shopper.ts';
import { test } from '../support/test.ts';

test('orders are tagged, found by any detail, corrected, printed and tracked', async ({ page, request }) => {
  const shopper = await newShopper(request);
  const jar = await ownProduct(request, { salePrice: 850 });
  const small = await placeOrder(request, shopper, 'CASH_ON_DELIVERY', jar, 1);
  const large = await placeOrder(request, shopper, 'CASH_ON_DELIVERY', jar, 4);
  const tag = `fair ${jar.id.slice(-6)}`;
  const row = ({ number }: { number: string }) => page.getByRole('link', { name: `#${number}` });
  await signInAsAdmin(page);

  await test.step('both get a tag at once', async () => {
    await page.goto(`/admin/orders?q=${encodeURIComponent(shopper.email)}`);
    await expect(row(small)).toBeVisible();
    await page.getByLabel('Select all on this page').check();
    await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Tags' }).click();
    // The confirmation toast is a dialog, too.
    const dialog = page.getByRole('dialog').filter({ hasText: 'Change tags' });
    await dialog.getByLabel('Add tags').fill(`${tag}, Call First`);
    await dialog.getByRole('button', { name: 'Change tags' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(`call first, ${tag}`)).toHaveCount(2);
  });

  await test.step('the tag and a total find one of them, and the URL has both filters', async () => {
    await page.goto('/admin/orders');
    await page.getByRole('button', { name: 'More filters' }).click();
    await page.getByLabel('Tag').fill(tag);
    await page.getByLabel('Tag').press('Enter');
    await expect(row(small)).toBeVisible();
    await page.getByLabel('Total from').fill('30');
    await page.getByLabel('Total from').press('Enter');
    await expect(row(small)).toBeHidden();
    await expect(row(large)).toBeVisible();
    await expect(page).toHaveURL(/min=30/);
    await row(large).click();
  });

  await test.step('a tag is removed, and the address corrected', async () => {
    const tags = page.getByRole('region', { name: 'Tags' });
    await tags.getByRole('button', { name: 'Remove tag call first' }).click();
    await expect(tags.getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: 'Change address' }).click();
    await page.getByLabel('Street').fill('1 New Quay');
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByRole('region', { name: 'Delivery and billing' })).toContainText('1 New Quay');
    await expect(page.getByRole('region', { name: 'History' })).toContainText(
      /Address changed.*by Alex Moreau/,
    );
  });

  await test.step('a part is shipped: the packing slip has the rest, without prices', async () => {
    await page.getByRole('button', { name: 'Ship only some items' }).click();
    await page.getByLabel(`${jar.title}: how many of 4`).fill('1');
    await page.getByRole('button', { name: 'Ship these' }).click();
    await expect(page.getByRole('region', { name: 'History' })).toContainText(
      /1 item shipped.*by Alex Moreau/,
    );
    await expect(page.getByRole('button', { name: 'Change address' })).toBeHidden();
    await page.getByRole('link', { name: 'Packing slip', exact: true }).click();
    const slip = page.getByRole('article');
    await expect(slip).toContainText('1 New Quay');
    await expect(slip).toContainText('3 of 4');
    await expect(slip).not.toContainText('$');
  });

  await test.step('the summary has the sums, and only it is printed', async () => {
    await page.getByRole('button', { name: 'Order summaries' }).click();
    const summary = page.getByRole('article');
    await expect(summary).toContainText('$34.00');
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(summary).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  });
  await jar.withdraw();
});
