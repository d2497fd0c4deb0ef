/** A staff comment on an order. */
export interface OrderComment {
  id: string;
  text: string;
  /** When the comment was written. */
  authorName: string;
  createdAt: Date;
}
