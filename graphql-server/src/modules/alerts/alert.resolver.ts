import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import { requireUser } from '../../shared/principal.ts';
import type { Variant } from '../catalogue/variants/variant.ts';
import type { ProductAlert } from './alert.service.ts';
import type { AlertsServices } from './alerts.services.ts';
import type { CatalogueServices } from '../catalogue/catalogue.services.ts';

type Context = RequestContext<CatalogueServices & AlertsServices>;

@Resolver(() => Gql.ProductAlert)
export class AlertResolver {
  @Access('CUSTOMER')
  @Query(() => [Gql.ProductAlert])
  async productAlerts(@Ctx() context: Context): Promise<ProductAlert[]> {
    return context.services.alerts.listOf(requireUser(context).userId);
  }

  /** The variant of a back-in-stock alert, if it is still offered. */
  @FieldResolver(() => Gql.ProductVariant, { nullable: true })
  async variant(
    @Root() { product, variantId }: ProductAlert,
    @Ctx() { services }: Context,
  ): Promise<Variant | null> {
    if (variantId === null) return null;
    return (await services.variants.listOf(product)).find(({ id }) => id === variantId) ?? null;
  }

  @Access('CUSTOMER')
  @Mutation(() => Gql.ProductAlertDeletePayload)
  async productAlertDelete(
    @Arg('id', () => ID) id: string,
    @Ctx() context: Context,
  ): Promise<Partial<Gql.ProductAlertDeletePayload>> {
    await context.services.alerts.remove(requireUser(context).userId, id);
    return { deletedId: id };
  }
}

@Resolver(() => Gql.ProductAlertPayload)
export class AlertRequestResolver {
  @Access('PUBLIC')
  @Mutation(() => Gql.ProductAlertPayload)
  async productAlertRequest(
    @Arg('input', () => Gql.ProductAlertInput) input: Gql.ProductAlertInput,
    @Ctx() { services, principal, ip }: Context,
  ): Promise<Partial<Gql.ProductAlertPayload>> {
    const customer = principal.kind === 'CUSTOMER' ? principal.userId : null;
    const { kind, productId, email, variantId = null } = input;
    const state = await services.alerts.request({ kind, productId, email, variantId }, customer, ip);
    return { state: Gql.ProductAlertState[state] };
  }

  @Access('PUBLIC')
  @Query(() => Gql.ProductAlertLink, { nullable: true })
  async productAlertLink(
    @Arg('token', () => String) token: string,
    @Ctx() { services }: Context,
  ): Promise<Gql.ProductAlertLink | null> {
    const link = await services.alerts.ofLink(token);
    return (
      link && {
        kind: Gql.ProductAlertKind[link.kind],
        title: link.title,
        state: Gql.ProductAlertLinkState[link.state],
      }
    );
  }

  @Access('PUBLIC')
  @Mutation(() => Gql.ProductAlertPayload)
  async productAlertConfirm(
    @Arg('token', () => String) token: string,
    @Ctx() { services }: Context,
  ): Promise<Partial<Gql.ProductAlertPayload>> {
    await services.alerts.confirm(token);
    return { state: Gql.ProductAlertState.WAITING };
  }

  @Access('PUBLIC')
  @Query(() => Gql.ProductAlertsStopLink, { nullable: true })
  async productAlertsStopLink(
    @Arg('token', () => String) token: string,
    @Ctx() { services }: Context,
  ): Promise<Gql.ProductAlertsStopLink | null> {
    const count = await services.alerts.countOfStopLink(token);
    return count === null ? null : { count };
  }

  @Access('PUBLIC')
  @Mutation(() => Gql.ProductAlertsStopPayload)
  async productAlertsStop(
    @Arg('token', () => String) token: string,
    @Ctx() { services }: Context,
  ): Promise<Partial<Gql.ProductAlertsStopPayload>> {
    await services.alerts.stop(token);
    return { stopped: true };
  }
}

@Resolver(() => Gql.ProductAlertsStopPayload)
export class AlertsStopPayloadResolver {
  @FieldResolver(() => Boolean)
  stopped(@Root() payload: Partial<Gql.ProductAlertsStopPayload>): boolean {
    return payload.stopped ?? false;
  }
}
