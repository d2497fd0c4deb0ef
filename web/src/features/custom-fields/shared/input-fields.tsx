import type { CustomField, FieldTexts } from '../../../forms/custom-fields/field-values.ts';
import { fieldLabel, ValueInput } from '../../../forms/custom-fields/value-input.tsx';
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
    const Input = field.type === 'FILE' ? UploadInput : ValueInput;
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
