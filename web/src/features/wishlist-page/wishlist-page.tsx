import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '../../navigation/paths.ts';
import { JustForYouDocument } from '../../gql/graphql.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Container } from '../../ui/layout/container.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import { ProductCardGrid } from '../catalogue/product-card-grid.tsx';
import { WishlistGrid } from './wishlist-grid.tsx';
import styles from './wishlist-page.module.css';

/** The wishlist, and below it a few other products (specification section 2). */
export function WishlistPage() {
  return (
    <Container className={styles.page}>
      <WishlistGrid />
      <JustForYou />
    </Container>
  );
}

/** The first 4 products of the catalogue (specification section 9). Optional: when the query fails, it is left out. */
function JustForYou() {
  const { data, error } = useQuery(JustForYouDocument);
  if (error) return null;
  return (
    <section aria-labelledby="just-for-you">
      <div className={styles.sectionHead}>
        <SectionHead
          caption={t`Just For You`}
          id="just-for-you"
          actions={
            <ButtonLink to={paths.shop()} variant="outline">
              <Trans>See All</Trans>
            </ButtonLink>
          }
        />
      </div>
      <ProductCardGrid products={data?.products.nodes} expected={4} columns="fours" />
    </section>
  );
}
