import { expect, type Page } from '@playwright/test';
import { ownProduct } from '../support/admin.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { signInAsAdmin } from '../support/admin-session.ts';
import { test } from '../support/test.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();
const isSaved = (page: Page) => expect(page.getByText('Product updated').first()).toBeVisible();
const slugOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

async function edit(page: Page, title: string): Promise<void> {
  await page.goto(`/admin/products?q=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: `Edit ${title}`, exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
}

test('a merchant prepares a draft, and shoppers find it once it is active', async ({ page, request }) => {
  const jar = await ownProduct(request, { status: 'DRAFT' });
  const [, word = ''] = /(\w+)$/u.exec(jar.title) ?? [];
  const path = `/shop/${slugOf(jar.title)}`;
  await signInAsAdmin(page);

  await test.step('shoppers do not see it', async () => {
    await page.goto(`/shop?q=${word}`);
    await expect(
      page.getByRole('heading', { name: /nothing found|no products|Nothing/i }).first(),
    ).toBeVisible();
    expect((await page.goto(path))?.status()).toBe(404);
  });

  await test.step('brand, details and a title for search engines are entered', async () => {
    await edit(page, jar.title);
    await page.getByRole('combobox', { name: 'Brand' }).fill(`Potter ${word}`);
    for (const [index, text] of ['Stoneware', 'Wash by hand'].entries()) {
      await page.getByRole('button', { name: 'Add detail' }).click();
      const detail = page.getByRole('group', { name: `Detail ${index + 1}` });
      await detail.getByRole('textbox', { name: 'Text' }).fill(text);
    }
    await page.getByText('Edit search engine listing').click();
    await page.getByRole('textbox', { name: 'Page title' }).fill('The jar to give');
  });

  await test.step('once active, it is found by its brand immediately', async () => {
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Active');
    await save(page);
    await isSaved(page);
    await page.goto(`/shop?q=${encodeURIComponent(`potter ${word}`)}`);
    await page.getByRole('link', { name: jar.title, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page).toHaveTitle('The jar to give - Exclusive');
    await expect(page.getByText(`Potter ${word}`, { exact: true })).toBeVisible();
    const details = page.getByRole('region', { name: 'Details' });
    await expect(details.getByRole('term')).toHaveText(['Material', 'Care']);
    await expect(details.getByRole('definition')).toHaveText(['Stoneware', 'Wash by hand']);
    await expectAccessible(page);
  });
  await jar.withdraw();
});
