import { plural } from '@lingui/core/macro';
import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx';
import styles from './facets.module.css';

interface FilterCheckboxProps {
  name: string;
  value: string;
  label: ReactNode;
  /** How many products it would give; left out while that is not known. */
  count: number | undefined;
  checked: boolean;
  onToggle: () => void;
}

/** One value of a filter, with the number of products that it would give. */
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

/** How many products a filter would give; nothing while that is not known. */
export function FilterCount({ count }: { count: number | undefined }) {
  if (count === undefined) return null;
  return (
    <span className={styles.count} data-none={count === 0 || undefined}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{plural(count, { one: '# product', other: '# products' })}</VisuallyHidden>
    </span>
  );
}
