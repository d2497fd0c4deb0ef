import { t } from '@lingui/core/macro';
import { type Feature, screen } from '../../navigation/feature.ts';
import { accountPage, page } from '../../navigation/page.ts';

const pages = {
  myReviews: accountPage('/account/reviews', () => t`My Reviews`),
  review: accountPage('/account/reviews/:id', () => t`Your review`),
  /** The unsubscribe page of review request emails; no other page links to it. */
  reviewRequests: page('/reviewRequests', () => t`Emails about reviews`),
};

export const reviews: Feature<typeof pages> = {
  pages,
  screens: { reviewRequests: screen(() => import('./review-requests-page.tsx'), 'ReviewRequestsPage') },
  forCustomers: () => import('./for-customers.ts'),
};
