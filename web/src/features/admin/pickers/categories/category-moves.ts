import type { CategoryRow_categoryFragment } from '../../../../gql/graphql.ts';

/** A row of the tree, with the data needed to move it. */
export interface TreeRow {
  category: CategoryRow_categoryFragment;
  /** 1 at the top level. */
  depth: number;
  parent: CategoryRow_categoryFragment | null;
  /** Its position among the categories with the same parent, from 0. */
  place: number;
  siblings: number;
}

/** The destination of a move. */
export interface Target {
  parentId: string | null;
  position: number;
}

export type Direction = 'up' | 'down' | 'in' | 'out';

/** The server's limit of levels. */
const MAX_DEPTH = 4;

/** Converts categories, in tree order, to rows. */
export function treeRows(categories: readonly CategoryRow_categoryFragment[]): TreeRow[] {
  const bySlug = new Map(categories.map((category) => [category.slug, category]));
  const parentOf = ({ parent }: CategoryRow_categoryFragment) =>
    (parent ? bySlug.get(parent.slug) : null) ?? null;
  const depthOf = (category: CategoryRow_categoryFragment): number => {
    const parent = parentOf(category);
    return parent ? depthOf(parent) + 1 : 1;
  };
  return categories.map((category) => {
    const parent = parentOf(category);
    const siblings = categories.filter((other) => parentOf(other) === parent);
    return {
      category,
      depth: depthOf(category),
      parent,
      place: siblings.indexOf(category),
      siblings: siblings.length,
    };
  });
}

/** The rows of a category and all its descendants. */
export function branchOf(rows: readonly TreeRow[], id: string): TreeRow[] {
  const from = rows.findIndex(({ category }) => category.id === id);
  const own = rows[from];
  if (!own) return [];
  const end = rows.findIndex(({ depth }, index) => index > from && depth <= own.depth);
  return rows.slice(from, end < 0 ? undefined : end);
}

/** Where one step moves a category; null if it can't move that way. */
export function stepOf(rows: readonly TreeRow[], id: string, direction: Direction): Target | null {
  const row = rows.find(({ category }) => category.id === id);
  if (!row) return null;
  const { parent, place, siblings, depth } = row;
  const parentId = parent?.id ?? null;
  switch (direction) {
    case 'up':
      return place > 0 ? { parentId, position: place - 1 } : null;
    case 'down':
      return place < siblings - 1 ? { parentId, position: place + 1 } : null;
    case 'out': {
      const above = rows.find(({ category }) => category === parent);
      return above ? { parentId: above.parent?.id ?? null, position: above.place + 1 } : null;
    }
    case 'in': {
      const before = rows.find((other) => other.parent === parent && other.place === place - 1);
      const height = Math.max(...branchOf(rows, id).map((other) => other.depth)) - depth;
      if (!before || depth + 1 + height > MAX_DEPTH) return null;
      return { parentId: before.category.id, position: rows.length };
    }
  }
}

/**
 * Where dropping a category on another's row moves it: to that row's position. Null on itself or a
 * descendant.
 */
export function dropOn(rows: readonly TreeRow[], id: string, index: number): Target | null {
  const target = rows[index];
  if (!target || branchOf(rows, id).includes(target)) return null;
  return { parentId: target.parent?.id ?? null, position: target.place };
}
