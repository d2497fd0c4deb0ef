import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useRef } from 'react';
import type { ValueInputProps } from '../../../../forms/custom-fields/value-input.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { fieldId } from '../../../../ui/forms/control-props.ts';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import { moved } from '../../ui/form/moved.ts';
import { RowGrip, RowMoves, RowStatus, useRowOrder } from '../../ui/form/row-order.tsx';
import styles from './custom-fields-form.module.css';
import { StaffValueInput } from './staff-value-input.tsx';

interface ValueRowsProps extends Omit<ValueInputProps, 'value' | 'onChange'> {
  values: readonly string[];
  max: number;
  onChange: (values: readonly string[]) => void;
}

/** Several values in their order, with buttons to add, move and remove one. */
export function ValueRows({ values, max, label, hint, onChange, ...rest }: ValueRowsProps) {
  const addButton = useRef<HTMLButtonElement>(null);
  const nameOf = (index: number) => t`${label} ${index + 1}`;
  const order = useRowOrder(
    values.map((value, index) => value.trim() || nameOf(index)),
    (from, to) => onChange(moved(values, from, to)),
  );

  function add(): void {
    onChange([...values, '']);
    const id = fieldId(`${rest.name}.${values.length}`);
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  }

  return (
    <div role="group" aria-label={label} className={styles.list}>
      <p className={styles.label}>{label}</p>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <ul role="list" className={styles.rows}>
        {values.map((value, index) => (
          // Rows have no identity of their own.
          <li key={index} className={styles.row} data-dragged={order.draggedPlace === index || undefined}>
            <RowGrip order={order} index={index} />
            <div className={styles.input}>
              <StaffValueInput
                {...rest}
                name={`${rest.name}.${index}`}
                label={nameOf(index)}
                optionalMark={false}
                value={value}
                onChange={(next) => onChange(values.with(index, next))}
              />
            </div>
            <div className={styles.actions}>
              <RowMoves order={order} index={index} />
              <IconButton
                label={t`Remove ${order.names[index] ?? ''}`}
                onClick={() => {
                  onChange(values.toSpliced(index, 1));
                  addButton.current?.focus();
                }}
              >
                <Trash size={18} aria-hidden="true" />
              </IconButton>
            </div>
          </li>
        ))}
      </ul>
      <RowStatus order={order} />
      <Button ref={addButton} variant="outline" size="sm" disabled={values.length >= max} onClick={add}>
        <Plus size={18} aria-hidden="true" />
        <Trans>
          Add value<VisuallyHidden> for {label}</VisuallyHidden>
        </Trans>
      </Button>
    </div>
  );
}
