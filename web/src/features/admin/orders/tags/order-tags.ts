import { OrderTagsDocument, UpdateOrderTagsDocument } from '../../../../gql/graphql.ts';

/** The orders' tags, for `useTags`. */
export const orderTags = {
  query: OrderTagsDocument,
  field: 'orderTags',
  update: UpdateOrderTagsDocument,
} as const;
