import { t } from '@lingui/core/macro';
import type { FieldTexts } from '../../../../forms/custom-fields/field-values.ts';
import type { FieldGroup } from '../../ui/conflicts/field-parts.ts';

/** The part of a form that two people can edit without overwriting each other; see `useConflicts`. */
export const fieldsGroup = <Name extends string>(name: Name): FieldGroup<Record<Name, FieldTexts>> => ({
  label: t`Custom fields`,
  fields: [name],
  text: (values) => Object.values(values[name]).flat().join(', '),
});
