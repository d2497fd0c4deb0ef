import { expect } from '@playwright/test';
import { ownProduct } from '../support/admin.ts';
import { signInAsAdmin } from '../support/admin-session.ts';
import { fillBilling } from '../support/billing.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { pick, press, typeInto } from '../support/keyboard.ts';
import { openEmailTo } from '../support/mailbox.ts';
import { saveSettings } from '../support/save-settings.ts';
import { fillCart, newShopper, signIn } from '../support/shopper.ts';
import { test } from '../support/test.ts';

// Staff use the keyboard alone.
test('“we need an invoice for our company”: it has a number, and comes by email and in the account', async ({
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
  await signInAsAdmin(page);

  await test.step('the merchant enters who sells', async () => {
    await page.goto('/admin/settings/invoices');
    for (const [label, text] of [
      ['Legal name', 'Exclusive Trading GmbH'],
      ['Street address', '1 Quay Street'],
      ['Postal code', '20457'],
      ['Town/City', 'Hamburg'],
    ] as const)
      await typeInto(page, page.getByRole('textbox', { name: label }), text);
    await pick(page, page.getByRole('combobox', { name: /^Country/ }), 'Germany');
    await typeInto(page, page.getByRole('textbox', { name: 'VAT number' }), 'DE136695976');
    await expectAccessible(page);
    await saveSettings(page);
  });

  await test.step('a company orders by bank transfer', async () => {
    await phone.goto('/cart');
    await phone.getByRole('button', { name: 'Proceed to checkout' }).click();
    await fillBilling(phone);
    await phone.getByRole('textbox', { name: 'Email Address' }).fill(shopper.email);
    await phone.getByRole('button', { name: 'Add company or apartment' }).first().click();
    await phone.getByRole('textbox', { name: 'Company Name' }).fill('Lane & Sons Ltd.');
    await phone.getByRole('radio', { name: 'Bank' }).press('Space');
    await phone.getByRole('button', { name: 'Place Order' }).click();
    await expect(phone.getByText('Thank you! Your order is placed.')).toBeVisible();
    await phone.goto('/account/orders');
    await phone
      .getByRole('main')
      .getByRole('link', { name: /^(Order )?\d{4}/ })
      .click();
    await expect(phone.getByRole('heading', { level: 1, name: /^Order / })).toBeVisible();
  });

  const invoices = page.getByRole('region', { name: 'Invoices' });

  await test.step('staff issue the invoice', async () => {
    await page.goto(new URL(phone.url()).pathname.replace('/account', '/admin'));
    await press(page, invoices.getByRole('button', { name: 'Issue invoice' }));
    await expect(invoices.getByRole('link', { name: /^Invoice INV-\d{4} \(PDF\)$/ })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the customer has it by email and in the account: a PDF with its data inside', async () => {
    await openEmailTo(phone, shopper.email, /^Your invoice INV-\d{4}/);
    await phone.goto(new URL(page.url()).pathname.replace('/admin', '/account'));
    const link = phone.getByRole('link', { name: /^Invoice INV-\d{4} \(PDF\)$/ });
    const pdf = await request.get((await link.getAttribute('href')) ?? '');
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    const text = (await pdf.body()).toString('latin1');
    expect(text).toMatch(/^%PDF-1\.7/);
    expect(text).toContain('factur-x.xml');
    await expectAccessible(phone);
  });
  await context.close();
  await jar.withdraw();
});
