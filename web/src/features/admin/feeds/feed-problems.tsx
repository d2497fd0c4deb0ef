import { useQuery } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../../apollo/error-message.ts';
import {
  type AdminFeedProblemsQuery,
  AdminFeedProblemsDocument,
  type FeedProblem,
} from '../../../gql/graphql.ts';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import { paths } from '../../../navigation/paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { usePermission } from '../permissions/use-permissions.ts';
import { Panel } from '../ui/page/panel.tsx';
import styles from './feeds.module.css';

const problemLabels = (): Record<FeedProblem, string> => ({
  NO_PICTURE: t`No picture: left out`,
  NO_DESCRIPTION: t`No description: left out`,
  NOT_SHIPPED: t`Digital item or service: left out, because Google takes only some and Meta none`,
  NO_IDENTIFIER: t`No GTIN as barcode, and not both brand and SKU: shown less often`,
  INVALID_BARCODE: t`Barcode with a wrong check digit: sent without it`,
  LONG_TITLE: t`Title with options over 150 characters: shortened`,
  NO_COLOR: t`Apparel without color: Google may not show it`,
  NO_SIZE: t`Clothing or shoes without size: Google may not show it`,
  NO_GENDER: t`Apparel without gender: Google may not show it`,
  NO_AGE_GROUP: t`Apparel without age group: Google may not show it`,
});

const countLabel = (count: number) => plural(count, { one: '# product', other: '# products' });

/** Products to which shopping services object. */
export function FeedProblems() {
  const { data, loading, error, refetch } = useQuery(AdminFeedProblemsDocument, {
    // Staff come back from a product's form to see whether it is right now.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const { products = [], totalCount = 0 } = data?.productFeedProblems ?? {};
  return (
    <Panel
      title={t`Products to improve`}
      actions={totalCount > 0 && <span className={styles.note}>{countLabel(totalCount)}</span>}
      flush={totalCount > 0}
    >
      {totalCount > 0 ? (
        <ProductList products={products} totalCount={totalCount} />
      ) : data ? (
        <EmptyState icon={<CircleCheck size={28} aria-hidden="true" />} title={t`Nothing to improve`}>
          <Trans>Shopping services have no objections to your published products.</Trans>
        </EmptyState>
      ) : error ? (
        <ErrorState
          cause={errorMessage(error)}
          onRetry={() => void refetch().catch(() => undefined)}
          retrying={loading}
        />
      ) : (
        <Loading label={t`Checking products`}>
          <Skeleton height="320px" />
        </Loading>
      )}
    </Panel>
  );
}

/** Each product with a link to its form, or to its page for staff who may not change it. */
function ProductList({ products, totalCount }: AdminFeedProblemsQuery['productFeedProblems']) {
  const mayChange = usePermission('PRODUCTS_WRITE');
  const labels = problemLabels();
  const listed = products.length;
  const count = countLabel(totalCount);
  const lacksDemographics = products.some(({ problems }) =>
    problems.some((problem) => problem === 'NO_GENDER' || problem === 'NO_AGE_GROUP'),
  );
  return (
    <>
      {lacksDemographics && (
        <p className={classNames(styles.hint, styles.note)}>
          <Trans>
            Feeds take gender (male, female or unisex) and age group (newborn, infant, toddler, kids or adult)
            from an option, custom field or attribute with that name.
          </Trans>
        </p>
      )}
      <ul role="list">
        {products.map(({ product: { id, handle, title }, problems }) => (
          <li key={id} className={styles.item}>
            <Link className={styles.link} to={mayChange ? adminPaths.productEdit(id) : paths.product(handle)}>
              {title}
            </Link>
            <ul role="list" className={styles.note}>
              {problems.map((problem) => (
                <li key={problem}>{labels[problem]}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {totalCount > listed && (
        <p className={classNames(styles.rest, styles.note)}>
          <Trans>
            These are the first {listed} of {count}.
          </Trans>
        </p>
      )}
    </>
  );
}
