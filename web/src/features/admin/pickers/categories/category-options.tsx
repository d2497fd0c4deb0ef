import type { TreeRow } from './category-moves.ts';

interface CategoryOptionsProps {
  rows: readonly TreeRow[];
  /** Ids of categories to leave out. */
  without?: readonly string[];
}

/** The options of a category select, by id; each shows its parent. */
export function CategoryOptions({ rows, without = [] }: CategoryOptionsProps) {
  return rows
    .filter(({ category }) => !without.includes(category.id))
    .map((row) => (
      <option key={row.category.id} value={row.category.id}>
        {nameInTree(row, rows)}
      </option>
    ));
}

/** "Women's Clothing › Shoes", because two categories can have the same label. */
export function nameInTree({ category, parent }: TreeRow, rows: readonly TreeRow[]): string {
  const above = parent && rows.find((other) => other.category === parent);
  return above ? `${nameInTree(above, rows)} › ${category.label}` : category.label;
}
