import type { z } from 'zod';
import type { RestContext } from './rest-context.ts';
import type { ProductSort } from '../modules/catalogue/products/product-order.ts';
import type { UpdatedFilter } from '../shared/updated-in.ts';
import { requireStaffActor } from '../shared/principal.ts';
import { type PageRequest, toPageRequest } from '../shared/paging/connection.ts';
import type { addProductBody, pageQuery, updateProductBody } from './bodies.ts';
import { listPage } from './lists/list-page.ts';
import { pagesOf } from './lists/pages-of.ts';
import { presentProduct } from './presenters.ts';
import type { PathParameters } from './route.ts';

/** All products in the merchant's order, or a page of them; or those that changed in a period. */
export function getProducts(context: RestContext, { first, after, ...changed }: z.output<typeof pageQuery>) {
  return first === undefined
    ? allProducts(context, changed)
    : pageOfProducts(context, toPageRequest(first, after), changed);
}

/**
 * A product whose position changes while the list is read may be missing or listed twice; others never are.
 */
async function* allProducts(context: RestContext, changed: UpdatedFilter) {
  const pages = pagesOf((page) => context.services.catalogue.list(changed, sortFor(changed), page));
  for await (const products of pages) {
    yield products.map((product) => presentProduct(product, context));
  }
}

async function pageOfProducts(context: RestContext, page: PageRequest, changed: UpdatedFilter) {
  const { nodes, pageInfo } = await context.services.catalogue.list(changed, sortFor(changed), page);
  const { updatedFrom, updatedTo } = changed;
  const next = {
    first: String(page.first),
    after: pageInfo.endCursor ?? '',
    ...(updatedFrom && { updatedFrom: updatedFrom.toISOString() }),
    ...(updatedTo && { updatedTo: updatedTo.toISOString() }),
  };
  return listPage(
    nodes.map((product) => presentProduct(product, context)),
    pageInfo.hasNextPage ? next : null,
  );
}

/** The merchant's order or, for changes in a period, the order of the changes. */
function sortFor({ updatedFrom, updatedTo }: UpdatedFilter): ProductSort {
  return updatedFrom || updatedTo ? 'UPDATED_ASC' : 'FEATURED';
}

/** Adds a product to the catalogue. */
export async function addProduct(context: RestContext, body: z.output<ReturnType<typeof addProductBody>>) {
  const product = await context.services.products.create(body, requireStaffActor(context));
  return presentProduct(product, context);
}

/** Changes a product; omitted fields stay unchanged. */
export async function updateProduct(
  context: RestContext,
  body: z.output<ReturnType<typeof updateProductBody>>,
) {
  const { productId, ...change } = body;
  const product = await context.services.products.updateAsShown(
    productId,
    change,
    requireStaffActor(context),
  );
  return presentProduct(product, context);
}

/** Withdraws a product from the catalogue; orders keep their snapshot of it. */
export async function deleteProduct({ services }: RestContext, _body: unknown, { id = '' }: PathParameters) {
  await services.products.withdraw(id);
  return { _id: id };
}
