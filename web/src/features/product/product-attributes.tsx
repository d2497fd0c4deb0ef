import { Trans } from '@lingui/react/macro';
import type { FieldValues_valueFragment, ProductDetails_productFragment } from '../../gql/graphql.ts';
import { FieldValues } from '../custom-fields/shared/field-values.tsx';
import styles from './product-attributes.module.css';

interface ProductAttributesProps extends Pick<ProductDetails_productFragment, 'attributes'> {
  /** The custom fields of the product and of the chosen variant. */
  fields: readonly FieldValues_valueFragment[];
}

/** Material, care and similar attributes and fields with their names; nothing for a product without any. */
export function ProductAttributes({ attributes, fields }: ProductAttributesProps) {
  if (attributes.length === 0 && fields.length === 0) return null;
  return (
    <section aria-labelledby="product-attributes">
      <h2 id="product-attributes" className={styles.heading}>
        <Trans>Details</Trans>
      </h2>
      <dl className={styles.list}>
        {attributes.map(({ name, value }) => (
          <div key={name} className={styles.row}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
        {fields.map((field, index) => (
          // A variant can have a field with the same key as one of the product.
          <div key={index} className={styles.row}>
            <dt className={styles.name}>{field.name}</dt>
            <dd className={styles.value}>
              <FieldValues field={field} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
