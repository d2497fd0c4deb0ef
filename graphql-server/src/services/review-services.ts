import type { EntityManager } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Sender } from '../email/email-content.ts';
import type { OutboxService } from '../email/outbox.service.ts';
import type { AssetService } from '../modules/assets/asset.service.ts';
import type { CatalogueService } from '../modules/catalogue/products/catalogue.service.ts';
import { ReviewRequestService } from '../modules/reviews/requests/review-request.service.ts';
import { ReviewModerationService } from '../modules/reviews/review-moderation.service.ts';
import { ReviewReadingService } from '../modules/reviews/review-reading.service.ts';
import { ReviewService } from '../modules/reviews/review.service.ts';

/** What customers say of products, a part of `createServices`. */
export function reviewServices(
  { clock, rateLimits, secrets, currentSettings }: Dependencies,
  em: EntityManager,
  shared: { assets: AssetService; catalogue: CatalogueService; outbox: OutboxService; sender: Sender },
) {
  const { assets, catalogue, outbox, sender } = shared;
  const reviewReading = new ReviewReadingService(em, catalogue);
  const { askAfterDays } = currentSettings.get().reviews;
  return {
    reviewReading,
    reviews: new ReviewService(em, clock, rateLimits, assets, reviewReading),
    reviewModeration: new ReviewModerationService(em, clock, reviewReading),
    reviewRequests: new ReviewRequestService(em, clock, outbox, sender, secrets.session, askAfterDays),
  };
}
