import type { TreeRow } from './category-moves.ts';

interface CategoryOptionsProps {
  rows: readonly TreeRow[];
  /** Ids of categories that can't be chosen. */
  without?: readonly string[];
}

/** The options of a select of categories, by id; each says what it lies in. */
export function CategoryOptions({ rows, without = [] }: CategoryOptionsProps) {
  return rows
    .filter(({ category }) => !without.includes(category.id))
    .map((row) => (
      <option key={row.category.id} value={row.category.id}>
        {nameInTree(row, rows)}
      </option>
    ));
}

/** "Women's Clothing › Shoes": two categories may have the same label. */
export function nameInTree({ category, parent }: TreeRow, rows: readonly TreeRow[]): string {
  const above = parent && rows.find((other) => other.category === parent);
  return above ? `${nameInTree(above, rows)} › ${category.label}` : category.label;
}
