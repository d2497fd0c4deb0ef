import { expect } from '@playwright/test';
import { ownProduct } from './support/admin.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { signInAsAdmin } from './support/admin-session.ts';
import { openMailTo } from './support/mailbox.ts';
import { placeCardOrder, placeOrder } from './support/place-order.ts';
import { newShopper } from './support/shopper.ts';
import { test } from './support/test.ts';

test('five orders are sent in one go; one that can not be sent says why and keeps its number', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  const jar = await ownProduct(request);
  const numbers: string[] = [];
  for (let count = 0; count < 4; count += 1) {
    numbers.push((await placeOrder(request, shopper, 'CASH_ON_DELIVERY', jar)).number);
  }
  const { number: unpaid } = await placeCardOrder(request, shopper, jar);
  const [first = '', second = ''] = numbers;
  await signInAsAdmin(page);
  const list = `/admin/orders?q=${encodeURIComponent(shopper.email)}&sending=open`;
  const tracking = (number: string) => page.getByLabel(`Tracking number of ${number}`);
  const carrier = (number: string) => page.getByLabel(`Carrier of ${number}`, { exact: true });

  await test.step('select all of a shopper’s orders by keyboard', async () => {
    await page.goto(list);
    await expect(page.getByRole('link', { name: `#${first}` })).toBeVisible();
    await page.getByLabel('Select all on this page').press('Space');
    await expect(page.getByRole('region', { name: 'Selection' })).toContainText('5 selected');
    await page
      .getByRole('region', { name: 'Selection' })
      .getByRole('button', { name: 'Send' })
      .press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Send 5 orders' })).toBeVisible();
  });

  await test.step('one carrier for all but one, and a number for each, from field to field by Enter', async () => {
    await expect(page.getByLabel('Carrier of all')).toBeFocused();
    await page.keyboard.type('UPS');
    await expect(carrier(first)).toHaveValue('UPS');
    await carrier(second).fill('Bike Bob');
    await page.getByLabel('Carrier of all').fill('DHL');
    await expect(carrier(first)).toHaveValue('DHL');
    await expect(carrier(second)).toHaveValue('Bike Bob');
    await page.getByLabel('Carrier of all').press('Enter');
    for (const number of [unpaid, ...numbers.toReversed()]) {
      await expect(tracking(number)).toBeFocused();
      await page.keyboard.type(`T-${number}`);
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('button', { name: 'Mark 5 orders as sent' })).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('leaving asks first', async () => {
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
    await expect(tracking(first)).toHaveValue(`T-${first}`);
  });

  await test.step('four are sent, and the unpaid one says why and keeps its number', async () => {
    await page.getByRole('button', { name: 'Mark 5 orders as sent' }).click();
    await expect(page.getByText('4 orders marked as sent')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: unpaid })).toContainText(
      'still waits for its card payment',
    );
    await expect(tracking(unpaid)).toHaveValue(`T-${unpaid}`);
    await expect(tracking(first)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Mark 1 order as sent' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('only the unpaid one is left to send, and the shopper is told of the others', async () => {
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('link', { name: `#${unpaid}` })).toBeVisible();
    await expect(page.getByRole('link', { name: `#${first}` })).toHaveCount(0);
    await openMailTo(page, shopper.email, new RegExp(`^Your order is on its way.*${first}$`));
    await expect(page.getByText(`T-${first}`)).toBeVisible();
  });
  await jar.withdraw();
});
