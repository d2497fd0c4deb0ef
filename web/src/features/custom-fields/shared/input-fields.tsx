import type { CustomField, FieldTexts } from '../../../forms/custom-fields/field-values.ts';
import { fieldLabel, ValueInput, type ValueInputProps } from '../../../forms/custom-fields/value-input.tsx';
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx';
import { UploadInput } from './upload-input.tsx';

interface InputFieldsProps {
  fields: readonly CustomField[];
  texts: FieldTexts;
  errorOf: (field: CustomField) => string | undefined;
  onChange: (texts: FieldTexts) => void;
}

/** The inputs of fields that shoppers fill in. Import it lazily: few shops have any. */
export function InputFields({ fields, texts, errorOf, onChange }: InputFieldsProps) {
  return fields.map((field) => {
    const Input = field.type === 'FILE' ? UploadInput : isCheckbox(field) ? CheckboxInput : ValueInput;
    return (
      <Input
        key={field.key}
        field={field}
        name={`field.${field.key}`}
        label={fieldLabel(field)}
        hint={field.description ?? undefined}
        required={field.isRequired}
        value={texts[field.key]?.[0] ?? ''}
        error={errorOf(field)}
        onChange={(text) => onChange({ ...texts, [field.key]: [text] })}
      />
    );
  });
}

/** Unless "no" must be an answer, too: that a checkbox was seen can't be required. */
const isCheckbox = ({ type, isRequired }: CustomField) => type === 'BOOLEAN' && !isRequired;

/** Unticked it has no value, so that a line is the same as one that was added without seeing it. */
function CheckboxInput({ name, label, hint, value, error, onChange }: ValueInputProps) {
  return (
    <CheckboxField
      name={name}
      label={label}
      hint={hint}
      checked={value === 'true'}
      error={error}
      onChange={({ target }) => onChange(target.checked ? 'true' : '')}
    />
  );
}
