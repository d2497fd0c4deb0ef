import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context.ts';
import { Access } from '../../../graphql/access.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import { can, requireStaffActor } from '../../../shared/principal.ts';
import type { TagsUpdateResult } from '../../tags/tag.service.ts';
import type { User } from '../users/user.ts';
import type { CustomerNote } from './customer-note.service.ts';
import type { CustomersServices } from '../customers.services.ts';

type Context = RequestContext<CustomersServices>;

/** Customer data that only staff see. */
@Resolver(() => Gql.User)
export class CustomerCareResolver {
  @Access('customers:read')
  @Query(() => [String])
  async customerTags(@Ctx() { services }: Context): Promise<string[]> {
    return services.customerTags.list();
  }

  @FieldResolver(() => [String])
  tags(@Root() { tags }: User, @Ctx() { principal }: Context): readonly string[] {
    return can(principal, 'customers:read') ? tags : [];
  }

  @FieldResolver(() => DateTime, { nullable: true })
  lastSeenAt(@Root() { lastSeenAt }: User, @Ctx() { principal }: Context): Date | null {
    return can(principal, 'customers:read') ? lastSeenAt : null;
  }

  @FieldResolver(() => [Gql.CustomerNote])
  async notes(@Root() { id }: User, @Ctx() { principal, services }: Context): Promise<CustomerNote[]> {
    return can(principal, 'customers:read') ? services.customerNotes.of(id) : [];
  }

  @Access('customers:write')
  @Mutation(() => Gql.CustomerPayload)
  async customerNoteCreate(
    @Arg('customerId', () => ID) customerId: string,
    @Arg('text', () => String) text: string,
    @Ctx() context: Context,
  ): Promise<{ user: User }> {
    const principal = requireStaffActor(context);
    return { user: await context.services.customerNotes.create(principal, customerId, { text }) };
  }

  @Access('customers:write')
  @Mutation(() => Gql.CustomersPayload)
  async customerTagsUpdate(
    @Args(() => Gql.MutationCustomerTagsUpdateArgs) { ids, add, remove }: Gql.MutationCustomerTagsUpdateArgs,
    @Ctx() { services }: Context,
  ): Promise<{ customers: User[]; changes: TagsUpdateResult[] }> {
    const changes = await services.customerTags.update(ids, { add: add ?? [], remove: remove ?? [] });
    return { customers: [...(await services.users.findMany(ids)).values()], changes };
  }
}
