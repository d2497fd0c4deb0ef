import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import {
  type CustomField,
  fieldError,
  type FieldTexts,
  serverError,
} from '../../../../forms/custom-fields/field-values.ts';
import { fieldLabel, type ValueInputProps } from '../../../../forms/custom-fields/value-input.tsx';
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx';
import { FieldError } from '../../../../ui/forms/field-error.tsx';
import { fieldId } from '../../../../ui/forms/control-props.ts';
import { t } from '@lingui/core/macro';
import { StaffValueInput } from './staff-value-input.tsx';
import { ProductsField } from '../../pickers/products-field.tsx';
import { ValueRows } from './value-rows.tsx';
import styles from './custom-fields-form.module.css';

/** The server's limit. */
const MAX_VALUES = 50;

interface CustomFieldsFormProps<Values extends FieldValues> {
  control: Control<Values>;
  /** Where the form has its `FieldTexts`. */
  name: FieldPath<Values>;
  fields: readonly CustomField[];
}

/** The inputs of an object's custom fields, as a part of its form. */
export function CustomFieldsForm<Values extends FieldValues>(props: CustomFieldsFormProps<Values>) {
  const { control, name, fields } = props;
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController({
    control,
    name,
    rules: {
      validate: (texts: FieldTexts) => {
        const errors = fields.flatMap((field) => {
          const error = fieldError(field, texts);
          return error === undefined ? [] : `${field.name}: ${error}`;
        });
        return errors[0] ?? true;
      },
    },
  });
  const texts = value as FieldTexts;
  const errorOf = (field: CustomField) =>
    fieldState.invalid ? (fieldError(field, texts) ?? serverError(fieldState.error, field)) : undefined;
  // The server's, which does not belong to one input.
  const other = fields.some(errorOf) ? undefined : fieldState.error?.message;
  return (
    <div
      ref={ref}
      id={fieldId(name)}
      tabIndex={-1}
      role="group"
      aria-label={t`Custom fields`}
      className={styles.fields}
    >
      {other !== undefined && <FieldError id={fieldId(name)} error={other} />}
      {fields.map((field) => (
        <Field
          key={field.key}
          field={field}
          name={`${name}.${field.key}`}
          label={fieldLabel(field)}
          hint={field.description ?? undefined}
          values={texts[field.key] ?? []}
          error={errorOf(field)}
          onChange={(values) =>
            // An object with a field of the key `target` would look like an event.
            onChange({ target: { value: { ...texts, [field.key]: values } } })
          }
        />
      ))}
    </div>
  );
}

interface FieldProps extends Omit<ValueInputProps, 'value' | 'onChange'> {
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
}

function Field({ values, onChange, ...rest }: FieldProps) {
  const { field, name, label, error } = rest;
  if (field.type === 'PRODUCT')
    return (
      <div>
        <p className={styles.label}>{label}</p>
        <ProductsField
          name={name}
          label={label}
          ids={values}
          max={field.isList ? MAX_VALUES : 1}
          error={error}
          onChange={onChange}
        />
      </div>
    );
  if (!field.isList)
    return (
      <StaffValueInput
        {...rest}
        value={values[0] ?? ''}
        onChange={(value) => onChange(value === '' ? [] : [value])}
      />
    );
  if (field.type === 'CHOICE')
    return (
      <fieldset className={styles.choices}>
        <legend className={styles.label}>{label}</legend>
        {rest.hint !== undefined && <p className={styles.hint}>{rest.hint}</p>}
        {field.choices.map((choice) => (
          <CheckboxField
            key={choice}
            name={name}
            id={`${fieldId(name)}-${choice}`}
            label={choice}
            checked={values.includes(choice)}
            onChange={() =>
              onChange(field.choices.filter((other) => values.includes(other) !== (other === choice)))
            }
          />
        ))}
        <FieldError id={fieldId(name)} error={error} />
      </fieldset>
    );
  return <ValueRows {...rest} values={values} max={MAX_VALUES} onChange={onChange} />;
}
