import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { RelatedProductsDocument } from '../../gql/graphql.ts';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { ProductCardGrid } from '../catalogue/shared/product-card/product-card-grid.tsx';

/** One row of the widest screen. */
const SHOWN = 4;

interface RelatedProductsProps {
  /** The product itself, and those bought together with it. */
  except: readonly string[];
  /** The slug of its category. */
  category: string;
}

/** Other products of the same category. If there are none, or the query fails, the section is left out. */
export function RelatedProducts({ except, category }: RelatedProductsProps) {
  const { data, error } = useQuery(RelatedProductsDocument, {
    variables: { category, first: SHOWN + except.length },
  });
  const others = data?.products.nodes.filter(({ id }) => !except.includes(id)).slice(0, SHOWN);
  if (error || others?.length === 0) return null;
  return (
    <section aria-labelledby="related">
      <Stack gap={48}>
        <SectionHead caption={t`Related Items`} id="related" />
        <ProductCardGrid products={others} expected={SHOWN} columns="fours" />
      </Stack>
    </section>
  );
}
