import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { type FailingForm, useAction } from '../../../../apollo/use-action.ts';
import { CustomerTagsDocument, UpdateCustomerTagsDocument } from '../../../../gql/admin/graphql.ts';

/** The tags that customers have, and the function that changes those of some; it resolves to whether that was done. */
export function useCustomerTags() {
  const { data } = useQuery(CustomerTagsDocument, { fetchPolicy: 'cache-and-network' });
  const [run] = useAction(UpdateCustomerTagsDocument, {
    result: (payload) => payload.customers,
    failure: t`The tags were not changed`,
    // What is suggested next.
    update: (cache) => cache.evict({ id: 'ROOT_QUERY', fieldName: 'customerTags' }),
  });
  async function update(
    ids: readonly string[],
    change: { add: string[]; remove: string[] },
    failure?: FailingForm,
  ): Promise<boolean> {
    return (await run({ ids: [...ids], ...change }, failure && { failure })) !== null;
  }
  return { known: data?.customerTags ?? [], update };
}
