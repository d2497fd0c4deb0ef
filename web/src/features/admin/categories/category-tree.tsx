import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useAction } from '../../../apollo/use-action.ts';
import { type CategoryRow_categoryFragment, MoveCategoryDocument } from '../../../gql/graphql.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { useRowDrag } from '../ui/form/use-row-drag.ts';
import {
  type Direction,
  dropOn,
  stepOf,
  type Target,
  treeRows,
} from '../pickers/categories/category-moves.ts';
import { CategoryRow } from './category-row.tsx';
import styles from './category-tree.module.css';
import { DeleteCategoryDialog } from './delete-category-dialog.tsx';
import { storeTree } from './store-tree.ts';

interface CategoryTreeProps {
  /** In tree order: each is followed by its children. */
  categories: readonly CategoryRow_categoryFragment[];
}

/**
 * The tree as a list of indented rows, which users move by dragging or with buttons. Each move is announced.
 */
export function CategoryTree({ categories }: CategoryTreeProps) {
  const rows = treeRows(categories);
  const list = useRef<HTMLUListElement>(null);
  const [status, setStatus] = useState('');
  const [categoryToDelete, setCategoryToDelete] = useState<CategoryRow_categoryFragment | null>(null);
  const [move, isMoving] = useAction(MoveCategoryDocument, {
    result: (payload) => payload.category,
    failure: t`Category not moved`,
    update: (cache, { data }) => storeTree(cache, data?.categoryMove.categories),
    onDone: ({ label, parent }) => {
      const parentLabel = categories.find(({ slug }) => slug === parent?.slug)?.label;
      setStatus(
        parentLabel === undefined ? t`${label} moved, at the top` : t`${label} moved, in ${parentLabel}`,
      );
    },
  });
  const drag = useRowDrag(
    list,
    () => undefined,
    (from, index) => {
      const id = rows[from]?.category.id ?? '';
      const target = dropOn(rows, id, index);
      if (target) void move({ id, ...target });
    },
  );

  async function step(id: string, direction: Direction, target: Target): Promise<void> {
    await move({ id, ...target });
    // Moving an element in the document makes its button lose the focus.
    requestAnimationFrame(() => focusMove(list.current, id, direction));
  }

  return (
    <>
      <p className={styles.hint}>
        <Trans>
          Drag a category onto another to nest it, or use the arrows: up and down to reorder, right to nest it
          under the category above, left to move it out.
        </Trans>
      </p>
      <ul ref={list} role="list" className={styles.list} aria-busy={isMoving}>
        {rows.map((row, index) => (
          <CategoryRow
            key={row.category.id}
            row={row}
            isDragged={drag.from === index}
            isTarget={
              drag.place === index && dropOn(rows, rows[drag.from ?? -1]?.category.id ?? '', index) !== null
            }
            stepTo={(direction) => stepOf(rows, row.category.id, direction)}
            onStep={(direction, target) => void step(row.category.id, direction, target)}
            onDragStart={(event) => !isMoving && drag.start(event, index)}
            onDelete={() => setCategoryToDelete(row.category)}
          />
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
      <DeleteCategoryDialog
        category={categoryToDelete}
        rows={rows}
        onClose={() => setCategoryToDelete(null)}
      />
    </>
  );
}

/** Focuses the button that moved the category again, or its first enabled one. */
function focusMove(list: HTMLElement | null, id: string, direction: Direction): void {
  const row = list?.querySelector(`[data-category="${id}"]`);
  const same = row?.querySelector<HTMLElement>(`[data-move="${direction}"]`);
  same?.focus();
}
