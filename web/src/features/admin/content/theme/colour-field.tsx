import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { CheckedField } from '../../../../forms/use-app-form.ts';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { ColourSwatch, isHex } from '../../ui/form/colour-swatch.tsx';
import styles from './colour-field.module.css';
import type { ThemeValues } from './theme-values.ts';

interface ColourFieldProps {
  form: UseFormReturn<ThemeValues>;
  field: CheckedField<ThemeValues>;
  name: 'primaryColor' | 'promoColor' | 'announcementColor' | 'footerColor';
  label: string;
  hint?: ReactNode;
}

/** A color, typed as hex or picked. */
export function ColourField({ form: { control, setValue }, field, name, label, hint }: ColourFieldProps) {
  const hex = useWatch({ control, name });
  return (
    <div className={styles.colour}>
      <TextField
        label={label}
        hint={hint}
        optionalMark={false}
        className={styles.hex}
        spellCheck={false}
        autoComplete="off"
        {...field(name, { validate: (text) => isHex(text) || t`Please enter a color such as #1F2A44` })}
      />
      <ColourSwatch
        label={t`Pick: ${label}`}
        hex={hex}
        onPick={(picked) => setValue(name, picked, { shouldDirty: true, shouldValidate: true })}
      />
    </div>
  );
}
