import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SearchAlternativesDocument } from '../../gql/graphql.ts';
import { paths } from '../../navigation/paths.ts';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { Cluster } from '../../ui/layout/cluster.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { ProductCardGrid } from './shared/product-card/product-card-grid.tsx';

/** One row of the widest screen. */
const SHOWN = 4;

/** Suggestions for a search without results: similarly spelled words, and bestsellers. */
export function SearchAlternatives({ text }: { text: string }) {
  const { data, error } = useQuery(SearchAlternativesDocument, { variables: { query: text, first: SHOWN } });
  if (error) return null;
  const words = data?.searchAlternatives.nearWords ?? [];
  const products = data?.searchAlternatives.popularProducts;
  return (
    <Stack gap={48}>
      {words.length > 0 && (
        <section aria-label={t`Did you mean`}>
          <Cluster as="ul" role="list" gap={16}>
            <li>
              <Trans>Did you mean</Trans>
            </li>
            {words.map((word) => (
              <li key={word}>
                <TextLink to={paths.shop({ text: word })}>{word}</TextLink>
              </li>
            ))}
          </Cluster>
        </section>
      )}
      {products?.length !== 0 && (
        <section aria-labelledby="popular">
          <Stack gap={32}>
            <SectionHead caption={t`Popular`} id="popular" />
            <ProductCardGrid products={products} expected={SHOWN} columns="fours" />
          </Stack>
        </section>
      )}
    </Stack>
  );
}
