import { t } from '@lingui/core/macro';
import { ColourField } from '../../ui/forms/colour-field.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import type { CustomField } from './field-values.ts';

export interface ValueInputProps {
  field: CustomField;
  name: string;
  label: string;
  hint?: string | undefined;
  required?: boolean;
  optionalMark?: boolean;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The label of a field's input. */
export const fieldLabel = ({ name, unit }: CustomField) =>
  unit === null || unit === undefined ? name : `${name} (${unit})`;

/** The input of a value, for types that also shoppers fill in. */
export function ValueInput({ field, onChange, ...rest }: ValueInputProps) {
  const props = {
    ...rest,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  switch (field.type) {
    case 'CHOICE':
    case 'BOOLEAN':
      return (
        <SelectField {...props}>
          <option value="">{field.type === 'CHOICE' || rest.required ? t`Please choose` : t`Not set`}</option>
          {optionsOf(field).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      );
    case 'COLOUR':
      return <ColourField {...props} hex={rest.value} onPick={onChange} />;
    case 'DATE':
      return <TextField {...props} type="date" />;
    case 'NUMBER':
      return <TextField {...props} inputMode="decimal" />;
    default:
      return <TextField {...props} />;
  }
}

function optionsOf({ type, choices }: CustomField): { value: string; label: string }[] {
  if (type === 'CHOICE') return choices.map((choice) => ({ value: choice, label: choice }));
  return [
    { value: 'true', label: t`Yes` },
    { value: 'false', label: t`No` },
  ];
}
