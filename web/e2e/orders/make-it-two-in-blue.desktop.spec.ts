import { expect } from '@playwright/test';
import { ownProduct } from '../support/admin.ts';
import { signInAsAdmin } from '../support/admin-session.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { pick, press, typeInto } from '../support/keyboard.ts';
import { placeOrder } from '../support/place-order.ts';
import { newShopper, signIn } from '../support/shopper.ts';
import { test } from '../support/test.ts';

// Staff use the keyboard alone.
test('“make it two, and in blue”: staff swap a variant of an order, and its history says so', async ({
  page,
  request,
  browser,
}) => {
  const shopper = await newShopper(request);
  const mug = await ownProduct(request, {
    colours: [
      { name: 'Red', hex: '#aa2222' },
      { name: 'Blue', hex: '#2244aa' },
    ],
  });
  const { id } = await placeOrder(request, shopper, 'CASH_ON_DELIVERY', { id: mug.id, colour: 'Red' });
  await signInAsAdmin(page);

  await test.step('another variant, and two of it', async () => {
    await page.goto(`/admin/orders/${id}`);
    await press(page, page.getByRole('link', { name: 'Edit order' }));
    const total = page.getByRole('region', { name: 'Total' });
    await expect(total).toContainText('The total stays the same.');
    await press(page, page.getByRole('button', { name: /^Swap variant/ }));
    await pick(page, page.getByLabel(`New variant of ${mug.title}, Colour: Red`), 'Blue: $8.50, 10 in stock');
    await press(page, page.getByRole('button', { name: 'Swap', exact: true }));
    await typeInto(page, page.getByRole('textbox', { name: `Quantity of ${mug.title}, Colour: Blue` }), '2');
    await expect(total).toContainText('$8.50 more than before.');
    await expectAccessible(page);
    await press(page, page.getByRole('button', { name: 'Save changes' }));
    await expect(page).toHaveURL(new RegExp(`/admin/orders/${id}$`));
  });

  await test.step('the order and its history have it', async () => {
    const history = page.getByRole('region', { name: 'History' });
    await expect(history).toContainText('Order edited');
    await expect(history).toContainText('Total: $17.00 instead of $8.50');
    await expect(page.getByRole('region', { name: 'Items ordered' })).toContainText('Blue');
    await expectAccessible(page);
  });

  await test.step('the customer sees the new order', async () => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const phone = await context.newPage();
    await signIn(phone, shopper);
    await phone.goto(`/account/orders/${id}`);
    await expect(phone.getByRole('main')).toContainText('Blue');
    await expect(phone.getByRole('main')).toContainText('$17.00');
    await expect(phone.getByRole('main')).not.toContainText('Colour: Red');
    await expectAccessible(phone);
    await context.close();
  });
  await mug.withdraw();
});
