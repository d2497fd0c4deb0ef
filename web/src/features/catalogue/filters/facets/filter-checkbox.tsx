import { plural } from '@lingui/core/macro';
import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx';
import styles from './facets.module.css';

interface FilterCheckboxProps {
  name: string;
  value: string;
  label: ReactNode;
  /** The number of matching products; omitted while unknown. */
  count: number | undefined;
  checked: boolean;
  onToggle: () => void;
}

/** A filter value with the number of matching products. */
export function FilterCheckbox({ label, count, onToggle, ...rest }: FilterCheckboxProps) {
  return (
    <CheckboxField
      {...rest}
      id={useId()}
      label={label}
      extra={<FilterCount count={count} />}
      onChange={onToggle}
    />
  );
}

/** The number of products matching a filter; nothing while unknown. */
export function FilterCount({ count }: { count: number | undefined }) {
  if (count === undefined) return null;
  return (
    <span className={styles.count} data-none={count === 0 || undefined}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{plural(count, { one: '# product', other: '# products' })}</VisuallyHidden>
    </span>
  );
}
