/** What a member of staff noted about an order. */
export interface OrderComment {
  id: string;
  text: string;
  /** As it was then. */
  authorName: string;
  createdAt: Date;
}
