import { OrderTagsDocument, UpdateOrderTagsDocument } from '../../../../gql/graphql.ts';

/** What orders are filed under, for `useTags`. */
export const orderTags = {
  known: OrderTagsDocument,
  field: 'orderTags',
  update: UpdateOrderTagsDocument,
} as const;
