import { expect, test } from 'vitest';
import { type MenuEntry, menuEntries } from './category-menu-entries.ts';

const at = (slug: string, label: string, parent?: string) => ({
  slug,
  label,
  parent: parent === undefined ? null : { slug: parent },
});
const show = (entries: readonly MenuEntry[]): unknown[] =>
  entries.map(({ label, items }) => (items.length > 0 ? [label, show(items)] : label));

const placeholders = ['Item 1', 'Item 2', 'Item 3', 'Item 4', 'Item 5', 'Item 6'];

test('before the categories load, the menu is the specified one', () => {
  expect(show(menuEntries(undefined))).toEqual([
    ["Women's Fashion", placeholders],
    ["Men's Fashion", placeholders],
    ...['Electronics', 'Home & Lifestyle', 'Medicine', 'Sports & Outdoor', "Baby's & Toys"],
    ...['Groceries & Pets', 'Health & Beauty'],
  ]);
});

test('shows real subcategories, and what the merchant has renamed, hidden and added', () => {
  const entries = menuEntries([
    at("men's clothing", "Men's Clothing"),
    at('shirts', 'Shirts', "men's clothing"),
    at('polos', 'Polos', 'shirts'),
    at('coats', 'Coats', "men's clothing"),
    at("women's clothing", "Women's Clothing"),
    at('medecine', 'Remedies'),
    at('jewlery', 'Jewlery'),
    at('books', 'Books'),
    at('novels', 'Novels', 'books'),
  ]);
  expect(show(entries)).toEqual([
    ["Women's Fashion", placeholders],
    ["Men's Fashion", ["All Men's Fashion", ['Shirts', ['All Shirts', 'Polos']], 'Coats']],
    'Remedies',
    ['Books', ['All Books', 'Novels']],
  ]);
  expect(entries[1]?.items.map(({ slug }) => slug)).toEqual(["men's clothing", 'shirts', 'coats']);
  expect(new Set(entries[0]?.items.map(({ slug }) => slug))).toEqual(new Set(["women's clothing"]));
});
