import { t } from '@lingui/core/macro';
import { type ForCustomers, screen } from '../../navigation/feature.ts';
import { reviews } from './feature.ts';

type Part = ForCustomers<typeof reviews.pages>;

export const screens: Part['screens'] = {
  myReviews: screen(() => import('./reviews-page.tsx'), 'ReviewsPage'),
  review: screen(() => import('./review-page.tsx'), 'ReviewPage'),
};

export const menu: Part['menu'] = [
  { page: reviews.pages.myReviews, label: () => t`My Reviews`, section: 'opinions' },
];
