import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { z } from 'zod';
import type { RequestContext } from '../../core/request-context.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import { type EventType, eventTypes, toEnumValue, toEventType } from './event-type.ts';
import { exampleBody, payloadSchemas } from './message-body.ts';
import type { Webhook } from './webhook.ts';
import type { WebhookInput, WebhookWithSecret } from './webhook.service.ts';
import type { WebhooksServices } from './webhooks.services.ts';

type Context = RequestContext<WebhooksServices>;

@Resolver(() => Gql.Webhook)
export class WebhookResolver {
  @Access('integrations:read')
  @Query(() => [Gql.Webhook])
  async webhooks(@Ctx() { services }: Context): Promise<Webhook[]> {
    return services.webhooks.list();
  }

  @Access('integrations:read')
  @Query(() => Gql.Webhook, { nullable: true })
  async webhook(@Arg('id', () => ID) id: string, @Ctx() { services }: Context): Promise<Webhook | null> {
    return services.webhooks.find(id);
  }

  @Access('integrations:write')
  @Mutation(() => Gql.WebhookSecretPayload)
  async webhookCreate(
    @Arg('input', () => Gql.WebhookInput) input: Gql.WebhookInput,
    @Ctx() { services, principal }: Context,
  ): Promise<WebhookWithSecret> {
    return services.webhooks.create(principal, toInput(input));
  }

  @Access('integrations:write')
  @Mutation(() => Gql.WebhookPayload)
  async webhookUpdate(
    @Args(() => Gql.MutationWebhookUpdateArgs) { id, input, expectedVersion }: Gql.MutationWebhookUpdateArgs,
    @Ctx() { services, principal }: Context,
  ): Promise<{ webhook: Webhook }> {
    const { webhooks } = services;
    return { webhook: await webhooks.update(principal, id, toInput(input), expectedVersion ?? null) };
  }

  @Access('integrations:write')
  @Mutation(() => Gql.WebhookDeletePayload)
  async webhookDelete(
    @Arg('id', () => ID) id: string,
    @Ctx() { services }: Context,
  ): Promise<{ webhookId: string }> {
    await services.webhooks.delete(id);
    return { webhookId: id };
  }

  @Access('integrations:write')
  @Mutation(() => Gql.WebhookSecretPayload)
  async webhookSecretRotate(
    @Arg('id', () => ID) id: string,
    @Ctx() { services }: Context,
  ): Promise<WebhookWithSecret> {
    return services.webhooks.rotateSecret(id);
  }

  @FieldResolver(() => [Gql.WebhookEventType])
  eventTypes(@Root() { eventTypes: types }: Webhook): Gql.WebhookEventType[] {
    return types.map(toEnumValue);
  }
}

@Resolver(() => Gql.WebhookEventTypeInfo)
export class WebhookEventTypesResolver {
  @Access('integrations:read')
  @Query(() => [Gql.WebhookEventTypeInfo])
  webhookEventTypes(): { name: EventType }[] {
    return eventTypes.map((name) => ({ name }));
  }

  @FieldResolver(() => Gql.WebhookEventType)
  type(@Root() { name }: { name: EventType }): Gql.WebhookEventType {
    return toEnumValue(name);
  }

  @FieldResolver(() => String)
  description(@Root() { name }: { name: EventType }): string {
    return payloadSchemas[name].description ?? '';
  }

  @FieldResolver(() => String)
  schema(@Root() { name }: { name: EventType }): string {
    return JSON.stringify(z.toJSONSchema(payloadSchemas[name]));
  }

  @FieldResolver(() => String)
  example(@Root() { name }: { name: EventType }, @Ctx() context: Context): string {
    return exampleBody(name, { currency: context.currency, now: new Date() });
  }
}

function toInput({ eventTypes: types, ...input }: Gql.WebhookInput): WebhookInput {
  return { ...input, eventTypes: types.map(toEventType) };
}
