import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import SearchX from 'lucide-react/icons/search-x';
import Star from 'lucide-react/icons/star';
import { useState } from 'react';
import { useList } from '../../../apollo/use-list.ts';
import {
  type AdminReview_reviewFragment as Review,
  AdminReviewsDocument,
  type ReviewState,
} from '../../../gql/graphql.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ListChoices } from '../list/list-choices.tsx';
import { ListFilterChips } from '../list/list-filter-chips.tsx';
import { ListSearch } from '../list/search/list-search.tsx';
import { ListSelect } from '../list/list-select.tsx';
import { ListTable, PAGE_SIZE } from '../list/list-table.tsx';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { readSearchText } from '../list/search/read-search-text.ts';
import { useListParams } from '../list/use-list-params.ts';
import { usePermission } from '../permissions/use-permissions.ts';
import { PageHead } from '../ui/page/page-head.tsx';
import { useSelection } from '../ui/selection/use-selection.ts';
import { ReplyDialog } from './reply-dialog.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { ReviewActions } from './review-actions.tsx';
import { reviewColumns, ReviewRow } from './review-row.tsx';
import { useModeration } from './use-moderation.ts';

const STATES: Readonly<Record<string, ReviewState>> = {
  waiting: 'WAITING',
  approved: 'APPROVED',
  rejected: 'REJECTED',
};

const starsLabel = (stars: number) => plural(stars, { one: '# star', other: '# stars' });

/** All reviews, latest first; by default only those waiting for moderation. */
export function ReviewsPage() {
  const [params, setParam, clear] = useListParams();
  const text = readSearchText(params);
  const state = STATES[params.get('state') ?? 'waiting'] ?? null;
  const stars = /^[1-5]$/.exec(params.get('stars') ?? '')?.[0] ?? null;
  const productId = params.get('product');
  const filter = {
    state,
    ...(stars !== null && { stars: Number(stars) }),
    ...(productId !== null && { productId }),
    ...(text !== '' && { text }),
  };
  const list = useList(AdminReviewsDocument, { first: PAGE_SIZE, filter }, (data) => data.reviews, {
    isRefetched: true,
  });
  const rows = useSelection(list.nodes?.map(({ id }) => id) ?? []);
  const selection = usePermission('REVIEWS_WRITE') ? rows : null;
  const [toReply, setToReply] = useState<Review | null>(null);
  const [toReject, setToReject] = useState<readonly Review[] | null>(null);
  const moderation = useModeration((decided) => rows.replace(rows.ids.filter((id) => !decided.includes(id))));

  async function approveOne(review: Review): Promise<void> {
    // The button is removed with its row.
    if (await moderation.decide([review], 'APPROVE')) document.querySelector('h1')?.focus();
  }

  const productTitle = list.nodes?.find((review) => review.productId === productId)?.productTitle ?? t`one`;
  const totalLabel = list.isTotalExact
    ? plural(list.total, { one: '# review', other: '# reviews' })
    : t`more than 10,000 reviews`;
  const filters = [
    stars === null ? null : { label: starsLabel(Number(stars)), param: 'stars' },
    productId === null ? null : { label: t`Product: ${productTitle}`, param: 'product' },
  ];
  return (
    <>
      <PageHead title={t`Reviews`} />
      <ReviewToolbar
        count={list.nodes ? totalLabel : null}
        text={text}
        state={state}
        stars={stars}
        setParam={setParam}
        onState={(next) => {
          rows.clear();
          setParam('state', next);
        }}
      />
      <ListFilterChips text={text} filters={filters} setParam={setParam} onClear={clear} />
      <ListTable
        list={list}
        caption={t`Reviews`}
        loadingLabel={t`Loading reviews`}
        columns={reviewColumns(selection)}
        totalLabel={totalLabel}
        empty={<NoReviews isNarrowed={text !== '' || filters.some(Boolean)} state={state} onClear={clear} />}
        row={(review) => (
          <ReviewRow
            key={review.id}
            review={review}
            selection={selection}
            onApprove={() => void approveOne(review)}
            onReject={() => setToReject([review])}
            onReply={() => setToReply(review)}
            onProduct={() => setParam('product', review.productId)}
          />
        )}
      />
      {selection && (
        <>
          <ReviewActions
            selection={selection}
            reviews={list.nodes ?? []}
            onApprove={(reviews) => void moderation.decide(reviews, 'APPROVE')}
            onReject={setToReject}
          />
          <RejectDialog reviews={toReject} moderation={moderation} onClose={() => setToReject(null)} />
          <ReplyDialog review={toReply} onClose={() => setToReply(null)} />
        </>
      )}
    </>
  );
}

interface ReviewToolbarProps {
  count: string | null;
  text: string;
  /** Null for all. */
  state: ReviewState | null;
  stars: string | null;
  setParam: (name: string, value: string | null) => void;
  onState: (value: string | null) => void;
}

function ReviewToolbar({ count, text, state, stars, setParam, onState }: ReviewToolbarProps) {
  return (
    <ListToolbar count={count}>
      <ListSearch
        label={t`Search reviews`}
        placeholder={t`Text or author`}
        value={text}
        onSearch={(next) => setParam('q', next)}
      />
      <StateChoices state={state} onChange={onState} />
      <ListSelect
        label={t`Stars`}
        all={t`All ratings`}
        choices={[5, 4, 3, 2, 1].map((count) => ({ value: String(count), label: starsLabel(count) }))}
        value={stars}
        onChange={(next) => setParam('stars', next)}
      />
    </ListToolbar>
  );
}

interface StateChoicesProps {
  /** Null for all. */
  state: ReviewState | null;
  onChange: (value: string | null) => void;
}

function StateChoices({ state, onChange }: StateChoicesProps) {
  const value = Object.keys(STATES).find((name) => STATES[name] === state) ?? 'all';
  return (
    <ListChoices
      label={t`State`}
      withAll={false}
      choices={[
        { value: 'waiting', label: t`Waiting` },
        { value: 'approved', label: t`Approved` },
        { value: 'rejected', label: t`Rejected` },
        { value: 'all', label: t`All` },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}

interface NoReviewsProps {
  isNarrowed: boolean;
  state: ReviewState | null;
  onClear: () => void;
}

function NoReviews({ isNarrowed, state, onClear }: NoReviewsProps) {
  if (isNarrowed) {
    return (
      <EmptyState
        icon={<SearchX size={28} aria-hidden="true" />}
        title={t`No reviews found`}
        action={
          <Button onClick={onClear}>
            <Trans>Show waiting reviews</Trans>
          </Button>
        }
      >
        <Trans>No reviews match this search.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<Star size={28} aria-hidden="true" />}
      title={state === 'WAITING' ? t`No reviews waiting` : t`No reviews here`}
    >
      <Trans>Reviews appear here before they are published.</Trans>
    </EmptyState>
  );
}
