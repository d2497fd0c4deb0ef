/** An entry of the category menu: its name there, and the slug of the category that it leads to. */
export interface MenuCategory {
  label: string;
  slug: string;
  /** Names of the sub-menu's entries; the specification has placeholders, they lead to the category. */
  items?: readonly string[];
}

const PLACEHOLDERS = ['Item 1', 'Item 2', 'Item 3', 'Item 4', 'Item 5', 'Item 6'];

/** The category menu (specification section 1). Its words differ from the filter list's, so each names its slug. */
export const menuCategories: readonly MenuCategory[] = [
  { label: "Women's Fashion", slug: "women's clothing", items: PLACEHOLDERS },
  { label: "Men's Fashion", slug: "men's clothing", items: PLACEHOLDERS },
  { label: 'Electronics', slug: 'electronics' },
  { label: 'Home & Lifestyle', slug: 'home & lifestyle' },
  { label: 'Medicine', slug: 'medecine' },
  { label: 'Sports & Outdoor', slug: 'sports & outdoor' },
  { label: "Baby's & Toys", slug: "baby's & toys" },
  { label: 'Groceries & Pets', slug: 'groceries & pets' },
  { label: 'Health & Beauty', slug: 'health & beauty' },
];
