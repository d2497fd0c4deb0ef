import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import { can, type Principal } from '../../shared/principal.ts';
import type { VariantOfProduct } from '../catalogue/variants/variant.ts';
import type { Order } from '../orders/order.ts';
import type { DigitalFile } from './digital-file.service.ts';
import type { DownloadsServices } from './downloads.services.ts';

type Context = RequestContext<DownloadsServices>;

/** The files of variants, for staff. */
@Resolver(() => Gql.ProductVariant)
export class DigitalFileResolver {
  @Access('products:write')
  @Mutation(() => Gql.DigitalFileDeletePayload)
  async digitalFileDelete(
    @Arg('id', () => ID) id: string,
    @Ctx() { services }: Context,
  ): Promise<Partial<Gql.DigitalFileDeletePayload>> {
    await services.digitalFiles.delete(id);
    return { digitalFileId: id };
  }

  @FieldResolver(() => [Gql.DigitalFile])
  async digitalFiles(
    @Root() { id }: VariantOfProduct,
    @Ctx() { services, principal }: Context,
  ): Promise<DigitalFile[]> {
    return can(principal, 'products:read') ? services.digitalFiles.of(id) : [];
  }
}

/** What an order's customer can download. */
@Resolver(() => Gql.Order)
export class OrderDownloadResolver {
  @Access('orders:write')
  @Mutation(() => Gql.OrderPayload)
  async orderDownloadsRenew(
    @Arg('orderId', () => ID) orderId: string,
    @Ctx() { services }: Context,
  ): Promise<{ order: Order }> {
    return { order: await services.downloads.renew(orderId) };
  }

  @FieldResolver(() => [Gql.OrderDownload])
  async downloads(
    @Root() { id }: Order,
    @Ctx() { services, principal }: Context,
  ): Promise<Gql.OrderDownload[]> {
    const downloads = await services.downloads.of(id);
    return downloads.map(({ url, ...download }) => ({ ...download, url: maySend(principal) ? url : null }));
  }
}

/** Staff who may only look must not use up a customer's downloads. */
function maySend(principal: Principal): boolean {
  return !('permissions' in principal) || can(principal, 'orders:write');
}
