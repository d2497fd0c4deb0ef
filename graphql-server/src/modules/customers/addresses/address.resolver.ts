import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../context.ts';
import {
  Address,
  AddressInput,
  AddressPayload,
  AddressUpdateInput,
  User,
} from '../../../graphql/contract.generated.ts';
import { Access } from '../../../graphql/access.ts';
import { requireViewer } from '../../../shared/viewer.ts';
import type { User as Person } from '../users/user.ts';
import type { Address as PersonAddress } from './address-query.ts';

/** Changes to an address book. Each returns the user, whose whole book may have changed. */
@Resolver(() => AddressPayload)
export class AddressResolver {
  @Access('CUSTOMER')
  @Mutation(() => AddressPayload)
  async addressCreate(
    @Arg('input', () => AddressInput) input: AddressInput,
    @Ctx() context: RequestContext,
  ): Promise<{ address: PersonAddress }> {
    return { address: await context.services.addresses.create(requireViewer(context).userId, input) };
  }

  @Access('CUSTOMER')
  @Mutation(() => AddressPayload)
  async addressUpdate(
    @Arg('id', () => ID) id: string,
    @Arg('input', () => AddressUpdateInput) input: AddressUpdateInput,
    @Ctx() context: RequestContext,
  ): Promise<{ address: PersonAddress }> {
    return { address: await context.services.addresses.update(requireViewer(context).userId, id, input) };
  }

  @Access('CUSTOMER')
  @Mutation(() => AddressPayload)
  async addressDelete(
    @Arg('id', () => ID) id: string,
    @Ctx() context: RequestContext,
  ): Promise<{ address: PersonAddress }> {
    return { address: await context.services.addresses.delete(requireViewer(context).userId, id) };
  }

  @FieldResolver(() => User, { nullable: true })
  async user(
    @Root() { address }: { address?: PersonAddress },
    @Ctx() context: RequestContext,
  ): Promise<Person | null> {
    return address ? context.services.users.get(requireViewer(context).userId) : null;
  }
}

/** A user's address book. Only the user and admins can load a `User`, so no further check is needed. */
@Resolver(() => User)
export class UserAddressesResolver {
  @FieldResolver(() => [Address])
  async addresses(
    @Root() { id }: { id: string },
    @Ctx() { services }: RequestContext,
  ): Promise<PersonAddress[]> {
    return services.addresses.listOf(id);
  }
}
