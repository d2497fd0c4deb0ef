import type { Scope } from '../../core/define-module.ts';
import type { AssetsServices } from '../assets/assets.services.ts';
import type { CatalogueServices } from '../catalogue/catalogue.services.ts';
import type { EmailsServices } from '../emails/emails.services.ts';
import { ReviewRequestService } from './requests/review-request.service.ts';
import { ReviewModerationService } from './review-moderation.service.ts';
import { ReviewQueryService } from './review-query.service.ts';
import { ReviewService } from './review.service.ts';
import { SectionReviewsService } from './section-reviews.service.ts';

export function reviewsServices(
  { dependencies: { clock, rateLimits, secrets, currentSettings }, em }: Scope,
  { assets, catalogue, outbox, sender }: AssetsServices & CatalogueServices & EmailsServices,
) {
  const reviewQueries = new ReviewQueryService(em, catalogue);
  const { requestAfterDays } = currentSettings.get().reviews;
  return {
    reviewQueries,
    sectionReviews: new SectionReviewsService(em),
    reviews: new ReviewService(em, clock, rateLimits, assets, reviewQueries),
    reviewModeration: new ReviewModerationService(em, clock, reviewQueries),
    reviewRequests: new ReviewRequestService(em, clock, outbox, sender, secrets.session, requestAfterDays),
  };
}

export type ReviewsServices = ReturnType<typeof reviewsServices>;
