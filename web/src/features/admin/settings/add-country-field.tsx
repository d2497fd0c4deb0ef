import { t } from '@lingui/core/macro';
import { sortedCountries } from '../../../lib/country-name.ts';
import { SelectField } from '../../../ui/forms/select-field.tsx';

const ADD = '';
const EU = 'EU';

interface AddCountryFieldProps {
  label: string;
  name: string;
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[];
  onAdd: (countryCode: string) => void;
  /** Adds all countries of the European Union, where available. */
  onAddEuropeanUnion?: () => void;
}

/** Adds the selected country to a list, then clears the field for the next. */
export function AddCountryField({ label, name, countries, onAdd, onAddEuropeanUnion }: AddCountryFieldProps) {
  return (
    <SelectField
      label={label}
      optionalMark={false}
      name={name}
      value={ADD}
      onChange={({ target: { value } }) => (value === EU ? onAddEuropeanUnion?.() : onAdd(value))}
    >
      <option value={ADD}>{t`Please choose`}</option>
      {onAddEuropeanUnion && <option value={EU}>{t`All countries of the European Union`}</option>}
      {sortedCountries(countries).map(({ code, name: country }) => (
        <option key={code} value={code}>
          {country}
        </option>
      ))}
    </SelectField>
  );
}
