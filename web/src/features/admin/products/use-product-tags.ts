import { useQuery } from '@apollo/client/react';
import { ProductTermsDocument } from '../../../gql/graphql.ts';

export function useProductTags(): readonly string[] {
  return useQuery(ProductTermsDocument, { fetchPolicy: 'cache-and-network' }).data?.productTags ?? [];
}
