import { Trans } from '@lingui/react/macro';
import type { ProductDetails_productFragment } from '../../gql/graphql.ts';
import styles from './product-attributes.module.css';

/** Material, care and similar attributes with their names; nothing for a product without any. */
export function ProductAttributes({ attributes }: Pick<ProductDetails_productFragment, 'attributes'>) {
  if (attributes.length === 0) return null;
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
      </dl>
    </section>
  );
}
