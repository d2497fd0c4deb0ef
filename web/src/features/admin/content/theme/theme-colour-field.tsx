import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { CheckedField } from '../../../../forms/use-app-form.ts';
import { ColourField } from '../../../../ui/forms/colour-field.tsx';
import { isHex } from '../../../../ui/forms/colour-swatch.tsx';
import type { ThemeValues } from './theme-values.ts';

interface ThemeColourFieldProps {
  form: UseFormReturn<ThemeValues>;
  field: CheckedField<ThemeValues>;
  name: 'primaryColor' | 'promoColor' | 'announcementColor' | 'footerColor';
  label: string;
  hint?: ReactNode;
}

/** A color of the theme. */
export function ThemeColourField({
  form: { control, setValue },
  field,
  name,
  ...rest
}: ThemeColourFieldProps) {
  const hex = useWatch({ control, name });
  return (
    <ColourField
      {...rest}
      optionalMark={false}
      hex={hex}
      onPick={(picked) => setValue(name, picked, { shouldDirty: true, shouldValidate: true })}
      {...field(name, { validate: (text) => isHex(text) || t`Please enter a color such as #1F2A44` })}
    />
  );
}
