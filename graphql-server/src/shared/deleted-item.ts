/** Something that staff deleted and can restore. */
export interface DeletedItem {
  id: string;
  name: string;
  /** Its handle in URLs: a category's slug, a collection's handle; null without a page. */
  handle: string | null;
  deletedAt: Date;
}

/** The maximum number shown in a bin. */
export const MAX_DELETED_ITEMS = 100;
