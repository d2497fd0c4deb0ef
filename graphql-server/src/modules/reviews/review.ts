import type { Picture } from '../catalogue/pictures/picture.ts';
import type { ReviewState } from './review-rules.ts';

/** The shop's reply to a review. */
export interface ReviewReply {
  text: string;
  createdAt: Date;
}

/** A review as shoppers see it. */
export interface Review {
  id: string;
  stars: number;
  title: string;
  text: string;
  pictures: Picture[];
  authorName: string;
  /** Whether its author has bought the product here. */
  isVerifiedPurchase: boolean;
  helpfulVotes: number;
  reply: ReviewReply | null;
  createdAt: Date;
}

/** A review as its author wrote it last, which its author and staff see. */
export interface ReviewSubmission extends Omit<Review, 'helpfulVotes' | 'isVerifiedPurchase'> {
  state: ReviewState;
  rejectionReason: string | null;
  /** What shoppers see of it; null: nothing. */
  shown: Review | null;
  productId: string;
  productTitle: string;
  /** Null for a review of the sample. */
  customerId: string | null;
  /** Null for a review of the sample. */
  orderId: string | null;
  orderNumber: string | null;
  /** Changes with each edit; see `assertVersion`. */
  version: string;
  changedAt: Date;
}

/** A product that a customer has got and not reviewed yet. */
export interface ProductToReview {
  productId: string;
  /** The newest order that it came with. */
  orderId: string;
  orderNumber: string;
  orderedAt: Date;
}

/** What a customer has to do with the reviews of a product. */
export interface ReviewStanding {
  /** Whether they have got it and may review it, or edit what they have written. */
  mayReview: boolean;
  submission: ReviewSubmission | null;
  /** The reviews of it that they found helpful. */
  votedReviewIds: string[];
}
