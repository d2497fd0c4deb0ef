import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { type CustomFieldOwner, CustomFieldsOfDocument } from '../../../../gql/graphql.ts';
import type { CustomField } from '../../../../forms/custom-fields/field-values.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { CustomFieldsForm } from './custom-fields-form.tsx';

/** The fields of a kind of objects; none while loading. */
export function useFieldsOf(owner: CustomFieldOwner): readonly CustomField[] {
  return (
    useQuery(CustomFieldsOfDocument, { variables: { owner }, fetchPolicy: 'cache-and-network' }).data
      ?.customFields ?? []
  );
}

interface CustomFieldsPanelProps<Values extends FieldValues> {
  owner: CustomFieldOwner;
  control: Control<Values>;
  name: FieldPath<Values>;
}

/** The part of a form with an object's custom fields; nothing if there are none. */
export function CustomFieldsPanel<Values extends FieldValues>({
  owner,
  ...part
}: CustomFieldsPanelProps<Values>) {
  const fields = useFieldsOf(owner);
  if (fields.length === 0) return null;
  return (
    <Panel title={t`Custom fields`}>
      <CustomFieldsForm {...part} fields={fields} />
    </Panel>
  );
}
