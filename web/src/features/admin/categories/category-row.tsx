import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import type { PointerEvent } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { IconLink } from '../../../ui/actions/icon-link.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import type { Direction, Target, TreeRow } from '../pickers/categories/category-moves.ts';
import styles from './category-tree.module.css';

interface CategoryRowProps {
  row: TreeRow;
  isDragged: boolean;
  /** Whether the dragged category would take its position. */
  isTarget: boolean;
  /** Where a step moves the category; null if it can't. */
  stepTo: (direction: Direction) => Target | null;
  onStep: (direction: Direction, target: Target) => void;
  onDragStart: (event: PointerEvent) => void;
  onDelete: () => void;
}

/** A category in the tree: its name, the number of products in its list, and its actions. */
export function CategoryRow({ row, isDragged, isTarget, stepTo, onStep, ...rest }: CategoryRowProps) {
  const { onDragStart, onDelete } = rest;
  const { id, label, productCount, isVisible } = row.category;
  const steps = [
    { direction: 'up', label: t`Move ${label} up`, Icon: ArrowUp },
    { direction: 'down', label: t`Move ${label} down`, Icon: ArrowDown },
    { direction: 'out', label: t`Move ${label} out`, Icon: ArrowLeft },
    { direction: 'in', label: t`Move ${label} into the category above`, Icon: ArrowRight },
  ] as const;
  return (
    <li
      className={styles.row}
      data-category={id}
      data-depth={row.depth}
      data-dragged={isDragged || undefined}
      data-target={isTarget || undefined}
    >
      {/* For keyboard users, the four arrow buttons do the same. */}
      <span className={styles.grip} aria-hidden="true" onPointerDown={onDragStart}>
        <GripVertical size={20} />
      </span>
      <div className={styles.name}>
        <Link className={styles.label} to={adminPaths.categoryEdit(id)}>
          {label}
        </Link>
        <span className={styles.count}>
          {plural(productCount, { one: '# product', other: '# products' })}
        </span>
        {!isVisible && (
          <Badge tone="neutral">
            <Trans>Hidden</Trans>
          </Badge>
        )}
      </div>
      <div className={styles.actions}>
        {steps.map(({ direction, label: name, Icon }) => {
          const target = stepTo(direction);
          return (
            <IconButton
              key={direction}
              label={name}
              data-move={direction}
              aria-disabled={target === null}
              onClick={() => target && onStep(direction, target)}
            >
              <Icon size={18} aria-hidden="true" />
            </IconButton>
          );
        })}
        <IconLink label={t`Edit ${label}`} to={adminPaths.categoryEdit(id)}>
          <Pencil size={18} aria-hidden="true" />
        </IconLink>
        <IconButton label={t`Delete ${label}`} onClick={onDelete}>
          <Trash size={18} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}
