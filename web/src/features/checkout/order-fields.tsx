import { useQuery } from '@apollo/client/react';
import { lazy, Suspense } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { inputError, type CustomField, serverError } from '../../forms/custom-fields/field-values.ts';
import { OrderFieldsToFillInDocument } from '../../gql/graphql.ts';
import type { CheckoutValues } from './checkout-values.ts';

const InputFields = lazy(async () => ({
  default: (await import('../custom-fields/shared/input-fields.tsx')).InputFields,
}));

/** The order's custom fields that the shop asks for; nothing in most shops. */
export function OrderFields({ form }: { form: UseFormReturn<CheckoutValues> }) {
  const fields = useQuery(OrderFieldsToFillInDocument).data?.customFields.filter(
    ({ isCustomerInput }) => isCustomerInput,
  );
  return (
    fields &&
    fields.length > 0 && (
      <Suspense>
        <FieldsOfForm form={form} fields={fields} />
      </Suspense>
    )
  );
}

function FieldsOfForm({
  form,
  fields,
}: {
  form: UseFormReturn<CheckoutValues>;
  fields: readonly CustomField[];
}) {
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController({
    control: form.control,
    name: 'fields',
    rules: {
      validate: (texts) => {
        const wrong = fields.find((field) => inputError(field, texts) !== undefined);
        return !wrong || `${wrong.name}: ${inputError(wrong, texts) ?? ''}`;
      },
    },
  });
  return (
    <div id="field-fields" ref={ref} tabIndex={-1}>
      <InputFields
        fields={fields}
        texts={value}
        errorOf={(field) =>
          fieldState.invalid ? (inputError(field, value) ?? serverError(fieldState.error, field)) : undefined
        }
        // An object with a field of the key `target` would look like an event.
        onChange={(texts) => onChange({ target: { value: texts } })}
      />
    </div>
  );
}
