import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import { toPageRequest } from '../../shared/paging/connection.ts';
import { deferredConnection, type DeferredConnection } from '../../shared/paging/deferred-connection.ts';
import type { ContactMessage } from './contact-inbox.service.ts';
import type { ContactServices } from './contact.services.ts';

type Context = RequestContext<ContactServices>;

@Resolver()
export class ContactInboxResolver {
  @Access('customers:read')
  @Query(() => Gql.ContactMessageConnection)
  contactMessages(
    @Args(() => Gql.QueryContactMessagesArgs) { first, after, filter }: Gql.QueryContactMessagesArgs,
    @Ctx() { services }: Context,
  ): DeferredConnection<ContactMessage> {
    const page = toPageRequest(first ?? 50, after);
    return deferredConnection(
      () => services.contactInbox.list(filter ?? {}, page),
      () => services.contactInbox.count(filter ?? {}),
    );
  }

  @Access('customers:write')
  @Mutation(() => Gql.ContactMessagePayload)
  async contactMessageUpdate(
    @Arg('id', () => ID) id: string,
    @Arg('isAnswered', () => Boolean) isAnswered: boolean,
    @Ctx() { services }: Context,
  ): Promise<{ message: ContactMessage }> {
    return { message: await services.contactInbox.setAnswered(id, isAnswered) };
  }
}
