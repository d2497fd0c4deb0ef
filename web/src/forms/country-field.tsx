import { t } from '@lingui/core/macro';
import { sortedCountries } from '../lib/country-name.ts';
import { SelectField, type SelectFieldProps } from '../ui/forms/select-field.tsx';

interface CountryFieldProps extends Omit<SelectFieldProps, 'label' | 'children'> {
  /** The available countries; the field's own value is always added. */
  codes: readonly string[];
  /** The current value, which may not be in the list; empty for none. */
  current: string;
  /** The label of the empty option; without it a country is required. */
  unnamed?: string;
  label?: string;
}

/** A country select, sorted by name. */
export function CountryField({ codes, current, label, unnamed, ...field }: CountryFieldProps) {
  const countryCodes = current === '' || codes.includes(current) ? codes : [...codes, current];
  return (
    <SelectField label={label ?? t`Country`} autoComplete="country" {...field}>
      {(current === '' || unnamed !== undefined) && <option value="">{unnamed ?? t`Please choose`}</option>}
      {sortedCountries(countryCodes).map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
