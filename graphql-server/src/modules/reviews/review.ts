import type { Picture } from '../catalogue/pictures/picture.ts';
import type { ReviewState } from './review-rules.ts';

/** The shop's reply to a review. */
export interface ReviewReply {
  text: string;
  createdAt: Date;
}

/** A published review, as shoppers see it. */
export interface Review {
  id: string;
  stars: number;
  title: string;
  text: string;
  pictures: Picture[];
  authorName: string;
  /** Whether the author bought the product in this shop. */
  isVerifiedPurchase: boolean;
  helpfulVotes: number;
  reply: ReviewReply | null;
  createdAt: Date;
  productId: string;
}

/** The latest version of a review, as its author and staff see it. */
export interface ReviewSubmission extends Omit<Review, 'helpfulVotes' | 'isVerifiedPurchase'> {
  state: ReviewState;
  rejectionReason: string | null;
  /** The published version; null if none. */
  shown: Review | null;
  productTitle: string;
  /** Null for a sample review. */
  customerId: string | null;
  /** Null for a sample review. */
  orderId: string | null;
  orderNumber: string | null;
  /** Changes with each edit; see `assertVersion`. */
  version: string;
  changedAt: Date;
}

/** A received product that the customer has not reviewed yet. */
export interface ProductToReview {
  productId: string;
  /** The newest order of the product. */
  orderId: string;
  orderNumber: string;
  orderedAt: Date;
}

/** A customer's relation to a product's reviews. */
export interface ReviewStanding {
  /** Whether the customer has received it and may write a review, or edit the existing one. */
  mayReview: boolean;
  submission: ReviewSubmission | null;
  /** Reviews that the customer voted helpful. */
  votedReviewIds: string[];
}
