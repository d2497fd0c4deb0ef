import type { Scope } from '../../core/define-module.ts';
import type { AssetsServices } from '../assets/assets.services.ts';
import type { CatalogueServices } from '../catalogue/catalogue.services.ts';
import type { EmailsServices } from '../emails/emails.services.ts';
import { ReviewRequestService } from './requests/review-request.service.ts';
import { ReviewModerationService } from './review-moderation.service.ts';
import { ReviewReadingService } from './review-reading.service.ts';
import { ReviewService } from './review.service.ts';

export function reviewsServices(
  { dependencies: { clock, rateLimits, secrets, currentSettings }, em }: Scope,
  { assets, catalogue, outbox, sender }: AssetsServices & CatalogueServices & EmailsServices,
) {
  const reviewReading = new ReviewReadingService(em, catalogue);
  const { askAfterDays } = currentSettings.get().reviews;
  return {
    reviewReading,
    reviews: new ReviewService(em, clock, rateLimits, assets, reviewReading),
    reviewModeration: new ReviewModerationService(em, clock, reviewReading),
    reviewRequests: new ReviewRequestService(em, clock, outbox, sender, secrets.session, askAfterDays),
  };
}

export type ReviewsServices = ReturnType<typeof reviewsServices>;
