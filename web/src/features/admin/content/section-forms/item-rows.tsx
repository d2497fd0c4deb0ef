import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { t } from '@lingui/core/macro';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { FieldError } from '../../../../ui/forms/field-error.tsx';
import { RowGrip, RowMoves, RowStatus, useRowOrder } from '../../ui/form/row-order.tsx';
import { moved } from '../../ui/form/moved.ts';
import type { SectionErrors } from './section-errors.ts';
import type { ItemsField } from './section-form.ts';
import { type ChangeValues, type ItemValues, newItem, type PartValues } from './section-values.ts';
import styles from './section-fields.module.css';

interface ItemRowsProps {
  name: string;
  field: ItemsField & { label: string; hint?: string };
  items: readonly ItemValues[];
  onChange: ChangeValues;
  errors: SectionErrors;
  /** The fields of an item. */
  renderItem: (item: { name: string; values: ItemValues; onChange: ChangeValues }) => ReactNode;
}

/** The items of a section, such as slides or questions, in their order. */
export function ItemRows({ name, field, items, onChange, errors, renderItem }: ItemRowsProps) {
  const addButton = useRef<HTMLButtonElement>(null);
  const change = (next: (items: readonly ItemValues[]) => ItemValues[]) =>
    onChange((latest: PartValues) => ({ items: next(latest.items ?? []) }));
  const nameOf = (item: ItemValues, index: number) => item.title.trim() || field.itemName(index + 1);
  const order = useRowOrder(items.map(nameOf), (from, to) => change((latest) => moved(latest, from, to)));

  function remove(key: string): void {
    change((latest) => latest.filter((item) => item.key !== key));
    addButton.current?.focus();
  }

  const changeItem =
    (key: string): ChangeValues =>
    (next) =>
      change((latest) =>
        latest.map((item) =>
          item.key === key ? { ...item, ...(typeof next === 'function' ? next(item) : next) } : item,
        ),
      );

  return (
    <div role="group" aria-label={field.label} className={styles.items}>
      <p className={styles.label}>{field.label}</p>
      {field.hint && <p className={styles.hint}>{field.hint}</p>}
      <ul role="list" className={styles.list}>
        {items.map((item, index) => (
          <li key={item.key} className={styles.item} data-dragged={order.draggedPlace === index || undefined}>
            <div className={styles.itemHead}>
              <RowGrip order={order} index={index} />
              <span className={styles.itemName}>{nameOf(item, index)}</span>
              <RowMoves order={order} index={index} />
              <IconButton label={t`Remove ${nameOf(item, index)}`} onClick={() => remove(item.key)}>
                <Trash size={18} aria-hidden="true" />
              </IconButton>
            </div>
            <div role="group" aria-label={field.itemName(index + 1)}>
              {renderItem({
                name: `${name}.${item.key}`,
                values: item,
                onChange: changeItem(item.key),
              })}
            </div>
          </li>
        ))}
      </ul>
      <RowStatus order={order} />
      <FieldError id={`field-${name}`} error={errors.get(name)} />
      <Button
        ref={addButton}
        id={`field-${name}`}
        variant="outline"
        size="sm"
        disabled={items.length >= field.max}
        onClick={() => change((latest) => [...latest, newItem()])}
      >
        <Plus size={18} aria-hidden="true" />
        {field.addLabel}
      </Button>
    </div>
  );
}
