import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import { toPageRequest } from '../../shared/paging/connection.ts';
import { deferredConnection, type DeferredConnection } from '../../shared/paging/deferred-connection.ts';
import { requireUser } from '../../shared/principal.ts';
import type { NewsletterSubscriber } from './newsletter-list.service.ts';
import type { NewsletterServices } from './newsletter.services.ts';

type Context = RequestContext<NewsletterServices>;

@Resolver(() => Gql.NewsletterRequestPayload)
export class NewsletterResolver {
  @Access('PUBLIC')
  @Mutation(() => Gql.NewsletterRequestPayload)
  async newsletterRequest(
    @Arg('email', () => String) email: string,
    @Ctx() { services, ip }: Context,
  ): Promise<Partial<Gql.NewsletterRequestPayload>> {
    await services.newsletter.request({ email }, ip);
    return { accepted: true };
  }

  @FieldResolver(() => Boolean)
  accepted(@Root() payload: Partial<Gql.NewsletterRequestPayload>): boolean {
    return payload.accepted ?? false;
  }

  @Access('PUBLIC')
  @Query(() => Gql.NewsletterLink, { nullable: true })
  async newsletterLink(
    @Arg('token', () => String) token: string,
    @Ctx() { services }: Context,
  ): Promise<Gql.NewsletterLink | null> {
    const state = await services.newsletter.ofLink(token);
    return state && { state: Gql.NewsletterLinkState[state] };
  }

  @Access('CUSTOMER')
  @Query(() => Gql.NewsletterState, { nullable: true })
  async newsletter(@Ctx() context: Context): Promise<Gql.NewsletterState | null> {
    const state = await context.services.newsletter.ofCustomer(requireUser(context).userId);
    return state && Gql.NewsletterState[state];
  }

  @Access('customers:read')
  @Query(() => Gql.NewsletterSubscriberConnection)
  newsletterSubscribers(
    @Args(() => Gql.QueryNewsletterSubscribersArgs) args: Gql.QueryNewsletterSubscribersArgs,
    @Ctx() { services }: Context,
  ): DeferredConnection<NewsletterSubscriber> {
    const filter = { search: args.search ?? '', state: args.state ?? undefined };
    const page = toPageRequest(args.first ?? 50, args.after);
    return deferredConnection(
      () => services.newsletterList.list(filter, page),
      () => services.newsletterList.count(filter),
    );
  }
}

@Resolver(() => Gql.NewsletterPayload)
export class NewsletterChangeResolver {
  @Access('CUSTOMER')
  @Mutation(() => Gql.NewsletterPayload)
  async newsletterUpdate(
    @Arg('isSubscribed', () => Boolean) isSubscribed: boolean,
    @Ctx() context: Context,
  ): Promise<Partial<Gql.NewsletterPayload>> {
    const { services, ip } = context;
    const { userId } = requireUser(context);
    const state = await services.newsletter.setForCustomer(userId, isSubscribed, ip);
    return { state: state && Gql.NewsletterState[state] };
  }

  @Access('PUBLIC')
  @Mutation(() => Gql.NewsletterPayload)
  async newsletterConfirm(
    @Arg('token', () => String) token: string,
    @Ctx() { services }: Context,
  ): Promise<Partial<Gql.NewsletterPayload>> {
    await services.newsletter.confirm(token);
    return { state: Gql.NewsletterState.SUBSCRIBED };
  }

  @Access('PUBLIC')
  @Mutation(() => Gql.NewsletterPayload)
  async newsletterUnsubscribe(
    @Arg('token', () => String) token: string,
    @Ctx() { services }: Context,
  ): Promise<Partial<Gql.NewsletterPayload>> {
    await services.newsletter.unsubscribe(token);
    return { state: Gql.NewsletterState.UNSUBSCRIBED };
  }
}

@Resolver(() => Gql.NewsletterSubscriber)
export class NewsletterSubscriberResolver {
  @FieldResolver(() => String)
  unsubscribeUrl(@Root() { id }: NewsletterSubscriber, @Ctx() { services }: Context): string {
    return services.newsletter.unsubscribeUrl(id);
  }
}
