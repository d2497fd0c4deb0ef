import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import { toPageRequest } from '../../shared/paging/connection.ts';
import { deferredConnection, type DeferredConnection } from '../../shared/paging/deferred-connection.ts';
import { can, requireStaffActor } from '../../shared/principal.ts';
import { TEST_TYPE, toEnumValue, toEventType } from './event-type.ts';
import { readPermission } from './message-body.ts';
import { messageId, type Webhook, type WebhookAttempt, type WebhookDelivery } from './webhook.ts';
import type { WebhooksServices } from './webhooks.services.ts';

type Context = RequestContext<WebhooksServices>;

@Resolver()
export class WebhookDeliveriesResolver {
  @Access('integrations:read')
  @Query(() => Gql.WebhookDeliveryConnection)
  async webhookDeliveries(
    @Args(() => Gql.QueryWebhookDeliveriesArgs)
    { webhookId, state, type, first, after }: Gql.QueryWebhookDeliveriesArgs,
    @Ctx() { services: { webhookLog, webhooks } }: Context,
  ): Promise<DeferredConnection<WebhookDelivery>> {
    const page = toPageRequest(first ?? 20, after);
    const filter = { state, type: type ? toEventType(type) : null };
    // An unknown webhook has no messages.
    const id = (await webhooks.find(webhookId))?.id ?? '00000000-0000-0000-0000-000000000000';
    return deferredConnection(
      () => webhookLog.list(id, filter, page),
      () => webhookLog.count(id, filter),
    );
  }

  @Access('integrations:write')
  @Mutation(() => Gql.WebhookDeliveryPayload)
  async webhookTestSend(
    @Arg('id', () => ID) id: string,
    @Ctx() { services }: Context,
  ): Promise<{ delivery: WebhookDelivery }> {
    return { delivery: await services.webhookLog.sendTest(id) };
  }

  @Access('integrations:write')
  @Mutation(() => Gql.WebhookDeliveryPayload)
  async webhookDeliveryReplay(
    @Arg('id', () => ID) id: string,
    @Ctx() context: Context,
  ): Promise<{ delivery: WebhookDelivery }> {
    return { delivery: await context.services.webhookLog.replay(requireStaffActor(context), id) };
  }

  @Access('integrations:write')
  @Mutation(() => Gql.WebhookReplayPayload)
  async webhookReplay(
    @Args(() => Gql.MutationWebhookReplayArgs) { id, from, until }: Gql.MutationWebhookReplayArgs,
    @Ctx() context: Context,
  ): Promise<{ webhook: Webhook; messageCount: number }> {
    return context.services.webhookLog.replayPeriod(requireStaffActor(context), id, from, until);
  }
}

@Resolver(() => Gql.WebhookDelivery)
export class WebhookDeliveryResolver {
  @FieldResolver(() => String)
  messageId(@Root() { id }: WebhookDelivery): string {
    return messageId(id);
  }

  @FieldResolver(() => Gql.WebhookEventType, { nullable: true })
  type(@Root() { type }: WebhookDelivery): Gql.WebhookEventType | null {
    return type === TEST_TYPE ? null : toEnumValue(type);
  }

  @FieldResolver(() => String, { nullable: true })
  body(@Root() { type, body }: WebhookDelivery, @Ctx() { principal }: Context): string | null {
    const permission = readPermission(type);
    return permission === null || can(principal, permission) ? body : null;
  }

  @FieldResolver(() => [Gql.WebhookAttempt])
  async attempts(
    @Root() { id }: WebhookDelivery,
    @Ctx() { services }: Context,
  ): Promise<Omit<WebhookAttempt, 'headers'>[]> {
    const attempts = await services.webhookLog.attemptsOf(id);
    return attempts.map(({ headers, ...attempt }) => ({
      ...attempt,
      headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
    }));
  }
}
