import { CustomerTagsDocument, UpdateCustomerTagsDocument } from '../../../../gql/admin/graphql.ts';

/** What customers are filed under, for `useTags`. */
export const customerTags = {
  known: CustomerTagsDocument,
  field: 'customerTags',
  update: UpdateCustomerTagsDocument,
} as const;
