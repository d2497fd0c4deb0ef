import { Fragment } from 'react';
import type { LineField_valueFragment } from '../../../gql/graphql.ts';
import { FieldValue } from './field-value.tsx';

interface LineFieldsProps {
  fields: readonly LineField_valueFragment[];
  className?: string | undefined;
}

/** What was filled in for a line: "Engraving: For Anna", each field on its own line; nothing without any. */
export function LineFields({ fields, className }: LineFieldsProps) {
  return fields.map((field) => (
    <span key={field.key} className={className}>
      {field.name}: <LineFieldValues field={field} />
    </span>
  ));
}

/** The values alone. */
export function LineFieldValues({ field }: { field: LineField_valueFragment }) {
  return field.values.map((value, index) => (
    <Fragment key={value}>
      {index > 0 && ', '}
      <FieldValue field={field} value={value} />
    </Fragment>
  ));
}
