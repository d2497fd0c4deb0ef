import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aCategory } from '../../../test/a-category.ts';
import { aProduct } from '../../../test/a-product.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { openPage } from '../../../test/open-page.tsx';
import { resizePage } from '../../../test/resize-page.ts';

const menu = page.getByRole('navigation', { name: 'Categories' });
const opener = page.getByRole('button', { name: 'Categories' });
const womens = menu.getByRole('button', { name: "Women's Fashion" });
const mens = menu.getByRole('button', { name: "Men's Fashion", exact: true });
const entry = (name: string) => menu.getByRole('link', { name, exact: true });

const openContact = () =>
  openPage('/contact', {
    categories: [
      aCategory({ slug: "women's clothing", label: "Women's Clothing" }),
      aCategory({
        slug: 'dresses',
        label: 'Dresses & Skirts',
        parent: aCategory({ slug: "women's clothing" }),
      }),
      aCategory({ slug: "men's clothing", label: "Men's Clothing" }),
      aCategory({ slug: 'belts', label: 'Accessories', parent: aCategory({ slug: "men's clothing" }) }),
      aCategory({ slug: 'medecine', label: 'Medecine' }),
      aCategory({ slug: 'health & beauty', label: 'Health & Beauty' }),
    ],
  });

test('the category menu closes when the mouse leaves, even after a click on an entry', async () => {
  await openContact();
  const heading = page.getByRole('heading', { level: 1 });
  await opener.click();
  await entry('Medicine').hover();
  await expectAccessible();
  await heading.hover();
  await expect.element(menu).not.toBeInTheDocument();

  await opener.click();
  await mens.click();
  await expect.element(entry('Accessories')).toBeVisible();
  await heading.hover();
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();

  await opener.click();
  await opener.click();
  await expect.element(menu).not.toBeInTheDocument();
});

test('arrow keys move through the category menu without scrolling', async () => {
  const { path } = await openContact();
  const panel = () => menu.element().parentElement;
  await opener.click();
  await womens.click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(entry("All Women's Fashion")).toHaveFocus();
  expect(panel()?.scrollTop).toBe(0);

  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(womens).toHaveFocus();
  await expect.element(womens).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(mens).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(mens).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(entry("All Men's Fashion")).toHaveFocus();

  for (const [key, stop] of [
    ['{End}', entry('Health & Beauty')],
    ['{ArrowDown}', womens],
    ['{ArrowUp}', entry('Health & Beauty')],
    ['{Home}', womens],
    ['m', mens],
    ['m', entry('Medicine')],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(stop).toHaveFocus();
  }
  await userEvent.keyboard('{Enter}');
  await expect.poll(path).toBe('/shop?category=medecine');
  await expect.element(menu).not.toBeInTheDocument();
});

test('an arrow key on its button opens the category menu, and Escape returns there', async () => {
  await openContact();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  opener.element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(womens).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(entry('Health & Beauty')).toHaveFocus();
  expect(scrollY).toBe(0);
});

test('the phone menu has the categories and the pages', async () => {
  await resizePage(360);
  const { path } = await openContact();
  await page.getByRole('button', { name: 'Menu' }).click();
  await womens.click();
  await expect.element(entry('Dresses & Skirts')).toBeVisible();
  await expectAccessible(0);
  await page
    .getByRole('navigation', { name: 'Main', exact: true })
    .getByRole('link', { name: 'Collections' })
    .click();
  await expect.poll(path).toBe('/collections');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

const field = page.getByRole('combobox', { name: 'Search the shop' });
const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
const suggestion = (name: string | RegExp) => page.getByRole('option', { name });

const unitPrices = { lowest: 277, highest: 300, per: { amount: 100, unit: 'G' as const } };

const openSearch = () =>
  openPage('/contact', {
    searchSuggestions: ({ query }: { query: string }) => ({
      products: [aProduct({ id: 'mug', title: 'Stoneware Mug', salePrice: 1400, unitPrices })],
      categories: [aCategory({ slug: 'electronics', label: 'Electronics' })],
      collections: [{ id: 'collection-1', handle: 'summer', title: 'Summer by the sea' }],
      texts: [query],
    }),
    searchPages: [{ title: 'Mug care', url: '/mug-care' }],
  });

test('a click on a suggestion opens it: a product, a category, a collection, a page, a search', async () => {
  for (const [group, name, expected] of [
    ['Products', /Stoneware Mug.*\$14.*from \$2\.77 \/ 100 g/, '/shop/mug'],
    ['Categories', 'Electronics', '/shop?category=electronics'],
    ['Collections', 'Summer by the sea', '/collections/summer'],
    ['Pages', 'Mug care', '/mug-care'],
    ['Popular searches', 'mu', '/shop?q=mu'],
  ] as const) {
    const { path } = await openSearch();
    await field.fill('mu');
    await page.getByRole('group', { name: group }).getByRole('option', { name }).click();
    await expect.poll(path).toBe(expected);
    await expect.element(suggestions).not.toBeInTheDocument();
    await expect.element(field).not.toHaveFocus();
    // The typed text disappears with its page.
    await expect.element(field).toHaveValue(group === 'Popular searches' ? 'mu' : '');
  }
});

test('Enter searches for the typed text, and Escape closes the suggestions without losing it', async () => {
  const { path } = await openSearch();
  await field.fill('mug');
  await expect.element(suggestion(/Stoneware Mug/)).toBeVisible();
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');
  await expect.element(page.getByText('5 suggestions')).toBeInTheDocument();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(suggestions).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('mug');
  await userEvent.keyboard('{Enter}');
  await expect.poll(path).toBe('/shop?q=mug');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Results for “mug”');
  await expect.element(suggestions).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await field.fill('mugs');
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect.poll(path).toBe('/contact');
  await expect.element(field).toHaveValue('');
});

test('leaving the field by Tab or by a click elsewhere closes the suggestions', async () => {
  await openSearch();
  await field.fill('mug');
  await expect.element(suggestion(/Stoneware Mug/)).toBeVisible();
  await userEvent.tab();
  await expect.element(suggestions).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Search', exact: true })).toHaveFocus();

  field.element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(suggestion(/Stoneware Mug/)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect.element(suggestions).not.toBeInTheDocument();
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
});

test('the banner counts down, zero-padded, and stops when the offer has ended', async () => {
  const at = (hour: number, minute: number) => Date.UTC(2026, 10, 20, hour, minute, 30);
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: at(9, 0) });
  await openPage('/contact', {
    shop: {
      name: 'Exclusive',
      currencyCode: 'USD',
      timeZone: 'UTC',
      hasOfferCountdown: true,
      offerName: 'Flash Sales',
      offerEndsAt: '2026-11-20T21:30:00.000Z',
    },
  });
  const timer = page.getByRole('timer', { name: 'Flash Sales' });
  await expect.element(timer).toMatchTextContent(/00 Days.*12 Hours.*29 Minutes/);
  vi.setSystemTime(at(20, 24));
  vi.advanceTimersByTime(1000);
  await expect.element(timer).toMatchTextContent(/01 Hours.*05 Minutes/);
  vi.setSystemTime(at(21, 30));
  vi.advanceTimersByTime(1000);
  await expect.element(timer).toMatchTextContent(/00 Days.*00 Hours.*00 Minutes.*00 Seconds/);
  await expect.element(page.getByText('Ended on November 20, 2026').first()).toBeInTheDocument();
});
