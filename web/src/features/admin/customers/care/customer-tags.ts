import { CustomerTagsDocument, UpdateCustomerTagsDocument } from '../../../../gql/graphql.ts';

/** The customers' tags, for `useTags`. */
export const customerTags = {
  query: CustomerTagsDocument,
  field: 'customerTags',
  update: UpdateCustomerTagsDocument,
} as const;
