import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../navigation/paths.ts';
import { JustForYouDocument } from '../../gql/graphql.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Container } from '../../ui/layout/container.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import { ProductCardGrid } from '../catalogue/shared/product-card/product-card-grid.tsx';
import { ListBar } from './list-bar.tsx';
import { LIST_PARAM } from './list-path.ts';
import { NamedList } from './named-list.tsx';
import { useLists } from './use-lists.ts';
import { useWishlist } from './shared/use-wishlist.ts';
import { WishlistGrid } from './wishlist-grid.tsx';
import styles from './wishlist-page.module.css';

/**
 * The wishlist, or another list of the customer, followed by a few other products (specification section 2).
 */
export function WishlistPage() {
  const [search] = useSearchParams();
  const { lists } = useLists();
  const list = lists?.find(({ id }) => id === search.get(LIST_PARAM));
  return (
    <Container className={styles.page}>
      <div>
        <ListBar lists={lists ?? []} shown={list?.id ?? null} />
        {list && lists ? (
          <NamedList key={list.id} list={list} lists={lists} />
        ) : (
          <WishlistGrid lists={lists ?? []} />
        )}
      </div>
      <JustForYou />
    </Container>
  );
}

/** The number of products shown (specification section 9). */
const SHOWN = 4;

/**
 * The first 4 products of the catalog that are not on the wishlist. Optional: if the query fails, it is left
 * out.
 */
function JustForYou() {
  const { data, error } = useQuery(JustForYouDocument);
  const { ids } = useWishlist();
  if (error) return null;
  const others = data?.products.nodes.filter(({ id }) => !ids.has(id)).slice(0, SHOWN);
  if (others?.length === 0) return null;
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
      <ProductCardGrid products={others} expected={SHOWN} columns="fours" />
    </section>
  );
}
