import { t } from '@lingui/core/macro';
import { childrenOf, type ListedCategory } from './category-tree.ts';

/** An entry of the category menu: a link to a category, or a submenu. */
export interface MenuEntry {
  key: string;
  label: string;
  slug: string;
  items: readonly MenuEntry[];
}

/** An entry as specified for the menu (section 1), whose labels differ from those of the filter list. */
interface SpecifiedEntry {
  slug: string;
  label: string;
  /** Its label in the filter list; once a merchant has changed it, the menu shows theirs. */
  filterLabel: string;
  /** Whether it has a submenu even without subcategories. */
  hasItems?: boolean;
}

const specifiedEntries = (): readonly SpecifiedEntry[] => [
  {
    slug: "women's clothing",
    label: t`Women's Fashion`,
    filterLabel: "Women's Clothing",
    hasItems: true,
  },
  { slug: "men's clothing", label: t`Men's Fashion`, filterLabel: "Men's Clothing", hasItems: true },
  { slug: 'electronics', label: t`Electronics`, filterLabel: 'Electronics' },
  { slug: 'home & lifestyle', label: t`Home & Lifestyle`, filterLabel: 'Home & Lifestyle' },
  { slug: 'medecine', label: t`Medicine`, filterLabel: 'Medecine' },
  { slug: 'sports & outdoor', label: t`Sports & Outdoor`, filterLabel: 'Sports & Outdoor' },
  { slug: "baby's & toys", label: t`Baby's & Toys`, filterLabel: "Baby's & Toys" },
  { slug: 'groceries & pets', label: t`Groceries & Pets`, filterLabel: 'Groceries & Pets' },
  { slug: 'health & beauty', label: t`Health & Beauty`, filterLabel: 'Health & Beauty' },
];

/** In the specification's filter list, but not in its menu. */
const NOT_IN_MENU = 'jewlery';

/**
 * The entries of the category menu: the specified ones in their order, without those that the merchant hides,
 * followed by the categories that the merchant has added. Until the categories have loaded, it is the
 * specified menu.
 */
export function menuEntries(categories: readonly ListedCategory[] | undefined): MenuEntry[] {
  const specified = specifiedEntries().flatMap(({ slug, label, filterLabel, hasItems }) => {
    const category = categories?.find((other) => other.slug === slug && !other.parent);
    if (categories && !category) return [];
    const shown = category && category.label !== filterLabel ? category.label : label;
    const items = submenu(categories ?? [], { slug, label: shown });
    return [
      { key: slug, slug, label: shown, items: items.length > 0 || !hasItems ? items : placeholders(slug) },
    ];
  });
  const specifiedSlugs = new Set([...specified.map(({ slug }) => slug), NOT_IN_MENU]);
  const added = childrenOf(categories ?? [], null)
    .filter(({ slug }) => !specifiedSlugs.has(slug))
    .map((category) => entryOf(categories ?? [], category));
  return [...specified, ...added];
}

function entryOf(categories: readonly ListedCategory[], { slug, label }: ListedCategory): MenuEntry {
  return { key: slug, slug, label, items: submenu(categories, { slug, label }) };
}

/** A link to the whole category, followed by its subcategories; empty if there are none. */
function submenu(categories: readonly ListedCategory[], { slug, label }: ListedCategory): MenuEntry[] {
  const children = childrenOf(categories, slug);
  if (children.length === 0) return [];
  return [
    { key: `all ${slug}`, slug, label: t`All ${label}`, items: [] },
    ...children.map((child) => entryOf(categories, child)),
  ];
}

/** The specified submenu, whose entries link to the category itself. */
function placeholders(slug: string): MenuEntry[] {
  const labels = [t`Item 1`, t`Item 2`, t`Item 3`, t`Item 4`, t`Item 5`, t`Item 6`];
  return labels.map((label) => ({ key: label, slug, label, items: [] }));
}
