import { expect } from '@playwright/test';
import { adminToken, ownProduct } from '../support/admin.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { callApi } from '../support/graphql.ts';
import { signInAsAdmin } from '../support/admin-session.ts';
import { openEmailTo } from '../support/mailbox.ts';
import { placeOrder } from '../support/place-order.ts';
import { newShopper, signIn } from '../support/shopper.ts';
import { test } from '../support/test.ts';

const SET_STATUS = `mutation ($id: ID!) { orderStatusUpdate(id: $id, status: DELIVERED) { userErrors { code } } }`;

test('a shopper on a phone returns two of three; staff approve, receive and refund them', async ({
  page,
  request,
  browser,
}) => {
  const shopper = await newShopper(request);
  const jar = await ownProduct(request);
  const { id, number } = await placeOrder(request, shopper, 'CASH_ON_DELIVERY', jar, 3);
  await callApi(request, SET_STATUS, { id }, await adminToken(request));
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const phone = await context.newPage();
  await signIn(phone, shopper);
  const mine = phone.getByRole('region', { name: 'Your returns' });
  const quantity = phone.getByLabel(`${jar.title}: how many of 3`);

  await test.step('the shopper sees the refund before requesting it; input survives a reload', async () => {
    await phone.goto(`/account/orders/${id}`);
    await expect(phone.getByText(/^You can return items until/)).toBeVisible();
    await phone.getByRole('link', { name: 'Return items' }).click();
    await phone.getByRole('button', { name: 'Request return' }).click();
    await expect(phone.getByText('Please choose what to return.')).toBeVisible();
    await quantity.fill('4');
    await phone.getByRole('button', { name: 'Request return' }).click();
    await expect(quantity).toHaveAccessibleDescription(/0 to 3/);
    await quantity.fill('2');
    await expect(phone.getByText('You’ll get $17.00 back, the same way you paid.')).toBeVisible();
    await phone.getByLabel('Anything else we should know').fill('They are smaller than I thought.');
    await phone.reload();
    await expect(quantity).toHaveValue('2');
    await phone.getByRole('button', { name: 'Request return' }).click();
    const reason = phone.getByLabel(`${jar.title}: reason`);
    await expect(reason).toHaveAccessibleDescription(/choose a reason/);
    await expectAccessible(phone);
    await reason.selectOption('It is not as described');
    await phone.getByRole('button', { name: 'Request return' }).click();
    await expect(mine).toContainText('Requested');
    await expect(mine).toContainText('You’ll get $17.00 back when it arrives.');
    await expectAccessible(phone);
  });

  await signInAsAdmin(page);
  const returns = page.getByRole('region', { name: 'Returns' });

  await test.step('the dashboard leads staff to it; they approve it with a message', async () => {
    await page.goto('/admin');
    await page
      .getByRole('region', { name: 'To do' })
      .getByRole('link', { name: /to decide on$/ })
      .click();
    await expect(page).toHaveURL(/\/admin\/returns\?state=requested$/);
    await page.getByRole('searchbox', { name: 'Search returns' }).fill(number);
    await expect(page).toHaveURL(new RegExp(`q=${number}$`));
    const row = page.getByRole('row').filter({ hasText: jar.title });
    await expect(row).toContainText('$17.00');
    await row.getByRole('link').click();
    await expect(returns).toContainText('They are smaller than I thought.');
    await returns.getByRole('button', { name: 'Approve', exact: true }).click();
    await returns.getByLabel('Message').fill('Please wrap them well.');
    await returns.getByRole('button', { name: 'Approve return' }).click();
    await expect(returns.getByRole('link', { name: 'Print the label' })).toBeVisible();
  });

  await test.step('the email leads the shopper to the label', async () => {
    await openEmailTo(phone, shopper.email, /^Your return is approved/);
    const link = phone.frameLocator('iframe').getByRole('link', { name: 'Print the label' });
    const href = await link.getAttribute('href');
    await phone.goto(href ?? '');
    const label = phone.getByRole('article', { name: /^Label of return R\d+$/ });
    await expect(label).toContainText(`2 × ${jar.title}`);
    await expect(label).toContainText(`Return for order ${number}`);
    await expect(label).toContainText('12 Harbour Lane');
    await expectAccessible(phone);
  });

  await test.step('one arrives, then the other; one is restocked', async () => {
    await returns.getByRole('button', { name: 'Mark as arrived' }).click();
    const arrived = returns.getByLabel(`${jar.title}: how many of 2 have arrived`);
    await arrived.fill('1');
    await returns.getByLabel(`${jar.title}: restock`).check();
    await returns.getByRole('button', { name: 'Record arrival' }).click();
    await expect(returns).toContainText('1 of 2 arrived · 1 back in stock');
    await returns.getByRole('button', { name: 'Mark more as arrived' }).click();
    await returns.getByRole('button', { name: 'Record arrival' }).click();
    await expect(returns).toContainText('arrived · 1 back in stock');
  });

  await test.step('a part is refunded, and the shopper is informed of each step', async () => {
    await returns.getByRole('button', { name: 'Refund $17.00' }).click();
    await returns.getByLabel('Custom amount').fill('15.50');
    await returns.getByLabel('Reason').fill('Scratched');
    await returns.getByRole('button', { name: 'Refund $15.50' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Record refund' }).click();
    await expect(returns).toContainText('Refund: $15.50');
    const history = page.getByRole('region', { name: 'History' });
    for (const step of ['Requested', 'Approved', 'Arrived', 'Refunded'])
      await expect(history).toContainText(step);
    await expectAccessible(page);

    await phone.goto(`/account/orders/${id}`);
    await expect(mine).toContainText('Refund: $15.50');
    await expect(mine).toContainText('Please wrap them well.');
    await expect(phone.getByText('Scratched')).toHaveCount(0);
    await expect(phone.getByText('Partially refunded')).toBeVisible();
  });

  await test.step('the third one: requested and canceled', async () => {
    await phone.getByRole('link', { name: 'Return items' }).click();
    await phone.getByLabel(`${jar.title}: how many of 1`).fill('1');
    await phone.getByLabel(`${jar.title}: reason`).selectOption('Another reason');
    await phone.getByRole('button', { name: 'Request return' }).click();
    await expect(mine).toContainText('Requested');
    await phone.goto('/account/returns');
    const underWay = phone.getByRole('region', { name: 'In progress' });
    await expect(underWay.getByRole('link', { name: `Order ${number}` })).toBeVisible();
    await underWay.getByRole('button', { name: 'Withdraw the request' }).click();
    await phone.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(underWay).toHaveCount(0);
  });
  await context.close();
});
