import { t } from '@lingui/core/macro';
import { sortedCountries } from '../lib/country-name.ts';
import { SelectField, type SelectFieldProps } from '../ui/forms/select-field.tsx';

interface CountryFieldProps extends Omit<SelectFieldProps, 'label' | 'children'> {
  /** The countries to choose from; the field's own value is always among them. */
  codes: readonly string[];
  /** The value now, which may be of the time before the list. Empty: none yet. */
  current: string;
  /** What no country means; without it one has to be chosen. */
  unnamed?: string;
  label?: string;
}

/** A list of countries, in the order of their names. */
export function CountryField({ codes, current, label, unnamed, ...field }: CountryFieldProps) {
  const known = current === '' || codes.includes(current) ? codes : [...codes, current];
  return (
    <SelectField label={label ?? t`Country`} autoComplete="country" {...field}>
      {(current === '' || unnamed !== undefined) && <option value="">{unnamed ?? t`Please choose`}</option>}
      {sortedCountries(known).map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
