import { expect } from '@playwright/test';
import { ownProduct } from '../support/admin.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { signInAsAdmin } from '../support/admin-session.ts';
import { openEmailTo } from '../support/mailbox.ts';
import { placeOrder } from '../support/place-order.ts';
import { newShopper, signIn } from '../support/shopper.ts';
import { test } from '../support/test.ts';

test('a line of an order is refunded and restocked, then an amount, then the rest', async ({
  page,
  request,
  browser,
}) => {
  const shopper = await newShopper(request);
  const jar = await ownProduct(request);
  const { id } = await placeOrder(request, shopper, 'BANK', jar, 3);
  await signInAsAdmin(page);
  const refunds = page.getByRole('region', { name: 'Refunds' });
  const payment = page.getByRole('region', { name: 'Payment' });
  const confirm = () => page.getByRole('alertdialog').getByRole('button', { name: 'Record refund' }).click();

  await test.step('nothing is refunded before it is paid', async () => {
    await page.goto(`/admin/orders/${id}`);
    await payment.getByRole('button', { name: 'Mark as received' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, received' }).click();
    await expect(refunds.getByRole('button', { name: 'Partial refund' })).toBeVisible();
  });

  await test.step('refund one of three, and restock it', async () => {
    await refunds.getByRole('button', { name: 'Partial refund' }).click();
    await refunds.getByLabel(`${jar.title}: how many of 3`).fill('1');
    await refunds.getByLabel('Reason').fill('Lid broken');
    await refunds.getByRole('button', { name: 'Refund $8.50' }).click();
    await confirm();
    await expect(refunds.getByText('1 item restocked')).toBeVisible();
    await expect(refunds.getByText(/: Lid broken$/)).toBeVisible();
    await expect(payment.getByText('Partially refunded')).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Shipping' }).getByText('Mark 2 items as shipped'),
    ).toBeVisible();
  });

  await test.step('refund an amount alone', async () => {
    await refunds.getByRole('button', { name: 'Partial refund' }).click();
    await refunds.getByLabel('Custom amount').fill('2.5');
    await refunds.getByLabel('Reason').fill('Late');
    await refunds.getByRole('button', { name: 'Refund $2.50' }).click();
    await confirm();
    await expect(refunds.getByText(/^\$2\.50 on/)).toBeVisible();
  });

  const context = await browser.newContext();
  const shopperPage = await context.newPage();

  await test.step('the shopper gets an email, and does not see internal notes', async () => {
    await openEmailTo(shopperPage, shopper.email, /^Your refund is on its way/);
    await signIn(shopperPage, shopper);
    await shopperPage.goto(`/account/orders/${id}`);
    const refunded = shopperPage.getByRole('region', { name: 'Refunded' });
    await expect(refunded).toContainText(`1 × ${jar.title}`);
    await expect(refunded).toContainText('$2.50');
    await expect(shopperPage.getByText('Partially refunded')).toBeVisible();
    await expect(shopperPage.getByText('Lid broken')).toHaveCount(0);
    await expectAccessible(shopperPage);
  });
  await context.close();

  await test.step('the rest is refunded in full', async () => {
    await payment.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Refund $14.50?');
    await confirm();
    await expect(payment.getByText('Refunded', { exact: true })).toBeVisible();
    await expect(refunds.getByRole('button', { name: 'Partial refund' })).toHaveCount(0);
  });
  await jar.withdraw();
});
