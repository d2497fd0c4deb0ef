import type { Problem } from '../../http/problem.ts';
import { aProduct } from '../../test/factories.ts';
import type { TestApp } from '../../test/start-test-app.ts';
import type { Person } from '../../test/users.ts';
import { ProductVariantEntity } from '../catalogue/variants/product-variant.entity.ts';

type Uploaded = { _id: string; name: string; size: number } & Partial<Problem>;

/** Uploads a file of a variant as the back office does. */
export async function uploadDigitalFile(
  { client }: TestApp,
  { token }: Person,
  variantId: string,
  { name = 'song.mp3', content = new Uint8Array([1, 2, 3]) } = {},
): Promise<{ status: number; body: Uploaded }> {
  const form = new FormData();
  form.append('file', new Blob([content]), name);
  const response = await fetch(`${client.address}/api/variants/${variantId}/files`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as Uploaded };
}

/** A product without delivery, for 50.00, with one file `song.mp3`. */
export async function aDigitalProduct(shop: TestApp, staff: Person, title: string) {
  const em = shop.app.orm.em.fork();
  const productId = await aProduct(em, { title, salePrice: 5000, stock: 50 });
  await em.nativeUpdate(ProductVariantEntity, { product: productId }, { requiresShipping: false });
  const { id: variantId } = await em.findOneOrFail(ProductVariantEntity, { product: productId });
  const { body } = await uploadDigitalFile(shop, staff, variantId);
  return { productId, variantId, fileId: body._id };
}
