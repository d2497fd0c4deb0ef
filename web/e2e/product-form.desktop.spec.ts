import { expect, type Page } from '@playwright/test';
import { type OwnProduct, ownProduct } from './support/admin.ts';
import { signInAsAdmin, submitAdminLogin } from './support/admin-session.ts';
import { endSession } from './support/session.ts';
import { test } from './support/test.ts';

const isBack = (page: Page) => page.getByText('Your unsaved changes are back');

async function openForm(page: Page, jar: OwnProduct): Promise<void> {
  await page.goto(`/admin/products?q=${encodeURIComponent(jar.title)}`);
  await page.getByRole('link', { name: `Edit ${jar.title}` }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(jar.title);
}

test('a session that ends takes nothing along of a product that is being changed', async ({
  page,
  request,
}) => {
  const jar = await ownProduct(request, { stock: 20 });
  await signInAsAdmin(page);
  await openForm(page, jar);
  await page.getByRole('textbox', { name: 'Description' }).fill('Holds more than it is given.');
  await page.getByRole('button', { name: 'Add colour' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Cobalt');
  await endSession(page, 'admin');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL(/\/adminLogin$/);

  await test.step('after the login the form is as it was, and fresh where nothing was typed', async () => {
    await jar.change({ stock: 17 });
    await submitAdminLogin(page);
    await expect(isBack(page)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue(
      'Holds more than it is given.',
    );
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Cobalt');
    await expect(page.getByRole('textbox', { name: 'Stock' })).toHaveValue('17');
  });

  await test.step('what is saved does not come back', async () => {
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Product updated')).toBeVisible();
    await openForm(page, jar);
    await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue(
      'Holds more than it is given.',
    );
    await expect(isBack(page)).toBeHidden();
  });
  await jar.withdraw();
});

test('edits survive a reload until they are discarded or left behind on purpose', async ({
  page,
  request,
}) => {
  const jar = await ownProduct(request);
  const title = page.getByRole('textbox', { name: 'Title' });
  page.on('dialog', (dialog) => void dialog.accept());
  await signInAsAdmin(page);
  await openForm(page, jar);

  await title.fill('Another name');
  await page.reload();
  await expect(title).toHaveValue('Another name');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(title).toHaveValue(jar.title);
  await page.reload();
  await expect(title).toHaveValue(jar.title);
  await expect(isBack(page)).toBeHidden();

  await title.fill('A third name');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  await openForm(page, jar);
  await expect(isBack(page)).toBeHidden();
  await jar.withdraw();
});
