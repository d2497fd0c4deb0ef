import { type Composers, contribute, defineModule } from '../../core/define-module.ts';
import { MINUTE } from '../../shared/time/duration.ts';
import { assetsModule } from '../assets/module.ts';
import { authModule } from '../auth/module.ts';
import { catalogueModule } from '../catalogue/module.ts';
import { contentModule } from '../content/module.ts';
import { customersModule } from '../customers/module.ts';
import { customerEmails } from '../emails/customer-emails.registry.ts';
import { emailsModule } from '../emails/module.ts';
import { reviewRequestCustomerEmail } from './requests/review-request-email.ts';
import { ReviewRequestResolver } from './requests/review-request.resolver.ts';
import type { ReviewRequestEmail } from './requests/review-request.service.ts';
import { ReviewModerationResolver } from './review-moderation.resolver.ts';
import {
  ProductReviewsResolver,
  ProductToReviewResolver,
  ReviewedProductResolver,
  ReviewResolver,
  SectionReviewsResolver,
} from './review.resolver.ts';
import { type ReviewsServices, reviewsServices } from './reviews.services.ts';
import { reviewsEntities } from './reviews.tables.ts';
import { reviewsDatabase } from './reviews.database.ts';
import { reviewData } from './personal-data.ts';
import { assetUses } from '../assets/asset-uses.registry.ts';
import { sql } from 'kysely';
import { eventSubjects } from '../events/event-subjects.registry.ts';
import { eventsModule } from '../events/module.ts';
import { toDoEntries } from '../to-do/to-do.registry.ts';
import { toDoModule } from '../to-do/module.ts';
import { ordersModule } from '../orders/module.ts';
import { reviewsDemo } from './demo-data.ts';

export const reviewsModule = defineModule({
  name: 'reviews',
  needs: [
    assetsModule,
    authModule,
    catalogueModule,
    contentModule,
    customersModule,
    emailsModule,
    eventsModule,
    ordersModule,
    toDoModule,
  ],
  entities: reviewsEntities,
  database: reviewsDatabase,
  personalData: reviewData,
  demoData: reviewsDemo,
  services: reviewsServices,
  resolvers: [
    ProductReviewsResolver,
    ProductToReviewResolver,
    ReviewedProductResolver,
    ReviewResolver,
    SectionReviewsResolver,
    ReviewModerationResolver,
    ReviewRequestResolver,
  ],
  jobs: [
    { name: 'review-requests', everyMs: 10 * MINUTE, run: ({ reviewRequests }) => reviewRequests.run() },
  ],
  retention: ({ reviewRequests }) => [reviewRequests],
  emails: { REVIEW_REQUEST: ({ reviewRequests }) => reviewRequests } satisfies Composers<
    ReviewRequestEmail['kind'],
    ReviewsServices
  >,
  contributes: [
    contribute(customerEmails, [reviewRequestCustomerEmail]),
    contribute(toDoEntries, [
      {
        permission: 'products:read',
        names: ['reviewsWaiting'],
        count: sql`select count(*)::int as "reviewsWaiting" from reviews where state = 'WAITING'`,
      },
    ]),
    contribute(eventSubjects, [
      {
        kinds: ['REVIEW_CHANGED'],
        name: sql`select products.title from reviews join products on products.id = product_id where reviews.id = subject_id::uuid`,
      },
    ]), // Uses an index on the same expression.
    contribute(assetUses, [
      {
        kind: 'REVIEW',
        rows: sql`from reviews join products on products.id = reviews.product_id where
          jsonb_path_query_array(reviews.pictures || reviews.shown_pictures, 'strict $.**.assetId')
          @> to_jsonb(assets.id::text)`,
        id: sql`reviews.id`,
        name: sql`products.title`,
      },
    ]),
  ],
});
