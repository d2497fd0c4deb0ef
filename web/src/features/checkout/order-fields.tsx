import { useQuery } from '@apollo/client/react';
import { lazy, Suspense } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { askedError, type CustomField } from '../../forms/custom-fields/field-values.ts';
import { OrderFieldsToFillInDocument } from '../../gql/graphql.ts';
import type { CheckoutValues } from './checkout-values.ts';

const AskedFields = lazy(async () => ({
  default: (await import('../custom-fields/shared/asked-fields.tsx')).AskedFields,
}));

/** The order's custom fields that the shop asks for; nothing in most shops. */
export function OrderFields({ form }: { form: UseFormReturn<CheckoutValues> }) {
  const fields = useQuery(OrderFieldsToFillInDocument).data?.customFields.filter(({ isAsked }) => isAsked);
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
        const wrong = fields.find((field) => askedError(field, texts) !== undefined);
        return !wrong || `${wrong.name}: ${askedError(wrong, texts) ?? ''}`;
      },
    },
  });
  return (
    <div id="field-fields" ref={ref} tabIndex={-1}>
      <AskedFields
        fields={fields}
        texts={value}
        errorOf={(field) => (fieldState.invalid ? askedError(field, value) : undefined)}
        // An object with a field of the key `target` would look like an event.
        onChange={(texts) => onChange({ target: { value: texts } })}
      />
    </div>
  );
}
