import { useMutation } from '@apollo/client/react';
import {
  type AddressInput,
  CreateAddressDocument,
  UpdateAddressDocument,
  type UserError_errorFragment,
} from '../../../gql/graphql.ts';

/** What became of an address: its id, or why it was not saved. */
export interface SavedAddress {
  id: string | null;
  userErrors: readonly UserError_errorFragment[];
}

/** Saves an address, a new one without an id. Throws when the shop can't be reached. */
export function useSaveAddress(): (id: string | null, input: AddressInput) => Promise<SavedAddress> {
  const [create] = useMutation(CreateAddressDocument);
  const [update] = useMutation(UpdateAddressDocument);
  return async (id, input) => {
    const payload =
      id === null
        ? (await create({ variables: { input } })).data?.addressCreate
        : (await update({ variables: { id, input } })).data?.addressUpdate;
    return { id: payload?.address?.id ?? null, userErrors: payload?.userErrors ?? [] };
  };
}
