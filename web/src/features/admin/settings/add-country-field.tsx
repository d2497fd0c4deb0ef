import { t } from '@lingui/core/macro';
import { sortedCountries } from '../../../lib/country-name.ts';
import { SelectField } from '../../../ui/forms/select-field.tsx';

const ADD = '';

interface AddCountryFieldProps {
  label: string;
  name: string;
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[];
  onAdd: (countryCode: string) => void;
}

/** Adds a country to a list: it is chosen, and the field is empty for the next. */
export function AddCountryField({ label, name, countries, onAdd }: AddCountryFieldProps) {
  return (
    <SelectField
      label={label}
      optionalMark={false}
      name={name}
      value={ADD}
      onChange={(event) => onAdd(event.target.value)}
    >
      <option value={ADD}>{t`Please choose`}</option>
      {sortedCountries(countries).map(({ code, name: country }) => (
        <option key={code} value={code}>
          {country}
        </option>
      ))}
    </SelectField>
  );
}
