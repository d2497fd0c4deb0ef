import { expect } from '@playwright/test';
import { ownProduct } from '../support/admin.ts';
import { signInAsAdmin } from '../support/admin-session.ts';
import { fillBilling } from '../support/billing.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { press, typeInto } from '../support/keyboard.ts';
import { fillCart, newShopper, signIn } from '../support/shopper.ts';
import { test } from '../support/test.ts';

// Staff use the keyboard alone.
test('“send it to my mother, with a note”: she gets the parcel and the message, without a price', async ({
  page,
  request,
  browser,
}) => {
  const shopper = await newShopper(request);
  const jar = await ownProduct(request);
  await fillCart(request, shopper, { productId: jar.id });
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const phone = await context.newPage();
  await signIn(phone, shopper);
  let path = '';

  await test.step('the customer pays, and the mother gets it', async () => {
    await phone.goto('/cart');
    await phone.getByRole('button', { name: 'Proceed to checkout' }).click();
    await fillBilling(phone);
    await phone.getByLabel('Deliver to a different address').check();
    const mother = phone.getByRole('group', { name: 'Delivery address' });
    await mother.getByRole('textbox', { name: 'First Name' }).fill('Ada');
    await mother.getByRole('textbox', { name: 'Last Name' }).fill('Lane');
    await mother.getByRole('textbox', { name: 'Street Address' }).fill('3 Mill Road');
    await mother.getByRole('textbox', { name: 'Town/City' }).fill('Green Hill');
    await mother.getByRole('combobox', { name: 'State' }).selectOption('Maine');
    await mother.getByRole('textbox', { name: 'ZIP code' }).fill('04101');
    await phone.getByRole('button', { name: 'Add a note or gift message' }).click();
    await phone.getByLabel('Note to the shop').fill('Please ring twice.');
    await phone.getByLabel('Gift message').fill('Happy birthday, Mum!');
    await phone.getByRole('radio', { name: /Cash on delivery/i }).press('Space');
    await expectAccessible(phone);
    await phone.getByRole('button', { name: 'Place Order' }).click();
    await expect(phone.getByText('Thank you! Your order is placed.')).toBeVisible();
    await phone.goto('/account/orders');
    await phone
      .getByRole('main')
      .getByRole('link', { name: /^(Order )?\d{4}/ })
      .click();
    await expect(phone.getByText('3 Mill Road')).toBeVisible();
    await expect(phone.getByText('Happy birthday, Mum!')).toBeVisible();
    path = new URL(phone.url()).pathname.replace('/account', '/admin');
  });

  await signInAsAdmin(page);

  await test.step('staff see both addresses; the packing slip has hers, and the message', async () => {
    await page.goto(path);
    await expect(page.getByText('Please ring twice.')).toBeVisible();
    await expect(page.getByText('7 Harbour Street')).toBeVisible();
    await press(page, page.getByRole('link', { name: 'Packing slip', exact: true }));
    const slip = page.getByRole('article');
    await expect(slip).toContainText('Ada Lane');
    await expect(slip).toContainText('3 Mill Road');
    await expect(slip).toContainText('Happy birthday, Mum!');
    await expect(slip).not.toContainText('$');
    await expect(slip).not.toContainText('7 Harbour Street');
    await page.goBack();
  });

  await test.step('the parcel leaves', async () => {
    const shipping = page.getByRole('region', { name: 'Shipping' });
    await typeInto(page, shipping.getByLabel('Carrier'), 'UPS');
    await typeInto(page, shipping.getByLabel('Tracking number'), '1Z-MUM');
    await press(page, shipping.getByRole('button', { name: 'Mark 1 item as shipped' }));
    await expect(shipping.getByRole('link', { name: 'UPS 1Z-MUM' })).toBeVisible();
    await phone.reload();
    await expect(phone.getByRole('link', { name: 'UPS 1Z-MUM' })).toBeVisible();
  });
  await context.close();
  await jar.withdraw();
});
