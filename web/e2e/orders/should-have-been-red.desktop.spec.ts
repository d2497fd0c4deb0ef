import { expect } from '@playwright/test';
import { adminToken, ownProduct } from '../support/admin.ts';
import { signInAsAdmin } from '../support/admin-session.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { callApi } from '../support/graphql.ts';
import { pick, press, typeInto } from '../support/keyboard.ts';
import { placeOrder } from '../support/place-order.ts';
import { newShopper } from '../support/shopper.ts';
import { test } from '../support/test.ts';

const DELIVERED = `mutation ($id: ID!) { orderStatusUpdate(id: $id, status: DELIVERED) { userErrors { code message } } }`;

// Staff use the keyboard alone.
test('“it should have been red”: staff exchange a mug, and refund nothing when the first one arrives', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  const mug = await ownProduct(request, {
    colours: [
      { name: 'Red', hex: '#aa2222' },
      { name: 'Blue', hex: '#2244aa' },
    ],
  });
  const { id } = await placeOrder(request, shopper, 'CASH_ON_DELIVERY', { id: mug.id, colour: 'Blue' });
  await callApi(request, DELIVERED, { id }, await adminToken(request));
  await signInAsAdmin(page);

  await test.step('the blue one comes back, and a red one is sent', async () => {
    await page.goto(`/admin/orders/${id}`);
    await press(page, page.getByRole('link', { name: 'Exchange items' }));
    await press(page, page.getByRole('button', { name: /^Swap variant/ }));
    await pick(page, page.getByLabel(`New variant of ${mug.title}, Colour: Blue`), 'Red: $8.50, 10 in stock');
    await press(page, page.getByRole('button', { name: 'Swap', exact: true }));
    await expect(page.getByRole('region', { name: 'Difference' })).toContainText(
      'Nothing is paid or refunded.',
    );
    await expectAccessible(page);
    await press(page, page.getByRole('button', { name: 'Exchange items' }));
    await expect(page).toHaveURL(new RegExp(`/admin/orders/${id}$`));
  });

  const returns = page.getByRole('region', { name: 'Returns' });
  await test.step('when it arrives, nothing is refunded', async () => {
    await expect(returns).toContainText('is sent instead, credited with $8.50.');
    await press(page, returns.getByRole('button', { name: 'Mark as arrived' }));
    await typeInto(page, returns.getByLabel(/how many of 1 have arrived/), '1');
    await press(page, returns.getByRole('button', { name: 'Record arrival' }));
    await press(page, returns.getByRole('button', { name: 'Complete exchange' }));
    await press(page, returns.getByRole('button', { name: 'Complete exchange' }));
    await expect(page.getByText('Exchange completed').first()).toBeVisible();
    await expect(returns).toContainText('Refund: $0.00');
    await expectAccessible(page);
  });

  await test.step('the new order is paid, and leads back', async () => {
    await press(page, returns.getByRole('link', { name: /^order #/ }));
    const main = page.getByRole('main');
    await expect(main).toContainText('Exchange for order #');
    await expect(main).toContainText('Colour: Red');
    await expect(main.getByText('Paid', { exact: true }).first()).toBeVisible();
    await expectAccessible(page);
  });
  await mug.withdraw();
});
