/** Something that staff have deleted, and can restore. */
export interface DeletedItem {
  id: string;
  name: string;
  /** What it had in URLs: a category's slug, a collection's handle; null for what has no page. */
  handle: string | null;
  deletedAt: Date;
}

/** As many as a bin shows. */
export const MAX_DELETED_ITEMS = 100;
