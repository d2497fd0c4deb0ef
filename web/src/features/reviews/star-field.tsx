import { plural } from '@lingui/core/macro';
import Star from 'lucide-react/icons/star';
import type { ComponentProps } from 'react';
import { fieldId } from '../../ui/forms/control-props.ts';
import { FieldError } from '../../ui/forms/field-error.tsx';
import { FieldMark } from '../../ui/forms/field-frame.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import styles from './review-form.module.css';

interface StarFieldProps extends Omit<ComponentProps<'input'>, 'name' | 'type' | 'value' | 'id'> {
  name: string;
  label: string;
  error: string | undefined;
}

/** A choice of one to five stars: radio buttons, which support the arrow keys. */
export function StarField({ label, error, ...rest }: StarFieldProps) {
  const id = fieldId(rest.name);
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>
        {label}
        <FieldMark required />
      </legend>
      <div className={styles.stars}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className={styles.star}>
            <input
              {...rest}
              type="radio"
              value={String(stars)}
              id={stars === 1 ? id : `${id}-${stars}`}
              aria-invalid={error ? true : undefined}
            />
            <Star size={32} strokeWidth={1.5} aria-hidden="true" />
            <VisuallyHidden>{plural(stars, { one: '# star', other: '# stars' })}</VisuallyHidden>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
