import { expect } from '@playwright/test';
import { adminToken, ownProduct } from '../support/admin.ts';
import { signInAsAdmin } from '../support/admin-session.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { callApi } from '../support/graphql.ts';
import { press, typeInto } from '../support/keyboard.ts';
import { placeOrder } from '../support/place-order.ts';
import { newShopper, signIn } from '../support/shopper.ts';
import { test } from '../support/test.ts';

const ALLOW = `mutation ($minutes: Int!) {
  settingsOrderEditsUpdate(input: { customerMinutes: $minutes }) { userErrors { code message } }
}`;

// Both use the keyboard alone.
test('“one more, please”: staff record a deposit, and the customer adds one and pays the rest', async ({
  page,
  request,
  browser,
}) => {
  const token = await adminToken(request);
  await callApi(request, ALLOW, { minutes: 60 }, token);
  const shopper = await newShopper(request);
  const jar = await ownProduct(request);
  const { id } = await placeOrder(request, shopper, 'BANK', { id: jar.id });
  await signInAsAdmin(page);

  await test.step('staff record a part of the transfer', async () => {
    await page.goto(`/admin/orders/${id}`);
    await press(page, page.getByRole('button', { name: 'Record a partial payment' }));
    await typeInto(page, page.getByRole('textbox', { name: 'Amount received' }), '3.00');
    await press(page, page.getByRole('button', { name: 'Record payment' }));
    await expect(page.getByText('Payment received').first()).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Partially paid');
  });

  const context = await browser.newContext();
  const customer = await context.newPage();
  await test.step('the customer sees the difference before they confirm', async () => {
    await signIn(customer, shopper);
    await customer.goto(`/account/orders/${id}`);
    await expect(customer.getByRole('main')).toContainText('Still to pay: $5.50');
    await press(customer, customer.getByRole('link', { name: 'Change order' }));
    await typeInto(customer, customer.getByRole('textbox', { name: `Quantity of ${jar.title}` }), '2');
    await expect(customer.getByRole('region', { name: 'New total' })).toContainText(
      'Pay the difference: $14.00',
    );
    await expectAccessible(customer);
  });

  await test.step('and pays it by card', async () => {
    await press(customer, customer.getByRole('button', { name: 'Save and pay the difference' }));
    await typeInto(customer, customer.getByLabel('Card number'), '4242 4242 4242 4242');
    await typeInto(customer, customer.getByLabel('Expiry'), '12/34');
    await typeInto(customer, customer.getByLabel('CVC'), '123');
    await press(customer, customer.getByRole('button', { name: 'Pay $14.00' }));
    await expect(customer.getByRole('main').getByRole('status').first()).toContainText('Your order is paid');
  });
  await context.close();

  await test.step('staff see both payments', async () => {
    await page.reload();
    const main = page.getByRole('main');
    await expect(main).toContainText('$3.00');
    await expect(main).toContainText('$14.00');
    await expect(main.getByText('Paid', { exact: true }).first()).toBeVisible();
    await expectAccessible(page);
  });
  await callApi(request, ALLOW, { minutes: 0 }, token);
  await jar.withdraw();
});
