import { type Composers, defineModule } from '../../core/define-module.ts';
import { MINUTE } from '../../shared/time/duration.ts';
import { assetsModule } from '../assets/module.ts';
import { authModule } from '../auth/module.ts';
import { catalogueModule } from '../catalogue/module.ts';
import { customersModule } from '../customers/module.ts';
import { emailsModule } from '../emails/module.ts';
import { ReviewRequestResolver } from './requests/review-request.resolver.ts';
import type { ReviewRequestMail } from './requests/review-request.service.ts';
import { ReviewModerationResolver } from './review-moderation.resolver.ts';
import { ProductReviewsResolver, ProductToReviewResolver, ReviewResolver } from './review.resolver.ts';
import { type ReviewsServices, reviewsServices } from './reviews.services.ts';
import { reviewsEntities } from './reviews.tables.ts';

export const reviewsModule = defineModule({
  name: 'reviews',
  needs: [assetsModule, authModule, catalogueModule, customersModule, emailsModule],
  entities: reviewsEntities,
  services: reviewsServices,
  resolvers: [
    ProductReviewsResolver,
    ProductToReviewResolver,
    ReviewResolver,
    ReviewModerationResolver,
    ReviewRequestResolver,
  ],
  jobs: [
    { name: 'review-requests', everyMs: 10 * MINUTE, run: ({ reviewRequests }) => reviewRequests.run() },
  ],
  retention: ({ reviewRequests }) => [reviewRequests],
  emails: { REVIEW_REQUEST: ({ reviewRequests }) => reviewRequests } satisfies Composers<
    ReviewRequestMail['kind'],
    ReviewsServices
  >,
});
