import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import { Access } from '../../../graphql/access.ts';
import { requireUser } from '../../../shared/principal.ts';
import type { User } from '../users/user.ts';
import type { Address } from './address-query.ts';
import type { CustomersServices } from '../customers.services.ts';

type Context = RequestContext<CustomersServices>;

/** Each mutation returns the user, whose whole address book may have changed. */
@Resolver(() => Gql.AddressPayload)
export class AddressResolver {
  @Access('CUSTOMER')
  @Mutation(() => Gql.AddressPayload)
  async addressCreate(
    @Arg('input', () => Gql.AddressInput) input: Gql.AddressInput,
    @Ctx() context: Context,
  ): Promise<{ address: Address }> {
    return { address: await context.services.addresses.create(requireUser(context).userId, input) };
  }

  @Access('CUSTOMER')
  @Mutation(() => Gql.AddressPayload)
  async addressUpdate(
    @Arg('id', () => ID) id: string,
    @Arg('input', () => Gql.AddressUpdateInput) input: Gql.AddressUpdateInput,
    @Ctx() context: Context,
  ): Promise<{ address: Address }> {
    return { address: await context.services.addresses.update(requireUser(context).userId, id, input) };
  }

  @Access('CUSTOMER')
  @Mutation(() => Gql.AddressPayload)
  async addressDelete(
    @Arg('id', () => ID) id: string,
    @Ctx() context: Context,
  ): Promise<{ address: Address }> {
    return { address: await context.services.addresses.delete(requireUser(context).userId, id) };
  }

  @FieldResolver(() => Gql.User, { nullable: true })
  async user(@Root() { address }: { address?: Address }, @Ctx() context: Context): Promise<User | null> {
    return address ? context.services.users.get(requireUser(context).userId) : null;
  }
}

@Resolver(() => Gql.Address)
export class FormattedAddressResolver {
  @FieldResolver(() => [String])
  formatted(@Root() address: Address, @Ctx() { services, locale }: Context): string[] {
    const { state: region, zip: postalCode } = address;
    return services.formatAddress({ ...address, region, postalCode }, locale);
  }
}

/** A user's address book. Only the user and staff can load a `User`, so no further check is needed. */
@Resolver(() => Gql.User)
export class UserAddressesResolver {
  @FieldResolver(() => [Gql.Address])
  async addresses(@Root() { id }: { id: string }, @Ctx() { services }: Context): Promise<Address[]> {
    return services.addresses.listOf(id);
  }
}
