import { CustomerTagsDocument, UpdateCustomerTagsDocument } from '../../../../gql/graphql.ts';

/** What customers are filed under, for `useTags`. */
export const customerTags = {
  known: CustomerTagsDocument,
  field: 'customerTags',
  update: UpdateCustomerTagsDocument,
} as const;
