import { Trans } from '@lingui/react/macro';
import type { FieldValues_valueFragment } from '../../../gql/graphql.ts';
import { FieldValues } from '../../custom-fields/shared/field-values.tsx';
import styles from './order-page.module.css';

/** What was filled in for the order as a whole; nothing without any. */
export function OrderFields({ fields }: { fields: readonly FieldValues_valueFragment[] }) {
  if (fields.length === 0) return null;
  return (
    <section aria-labelledby="order-fields" className={styles.fact}>
      <h2 id="order-fields" className={styles.title}>
        <Trans>Your details</Trans>
      </h2>
      {fields.map((field) => (
        <div key={field.key}>
          {field.name}: <FieldValues field={field} />
        </div>
      ))}
    </section>
  );
}
