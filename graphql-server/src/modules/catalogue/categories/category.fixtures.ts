import {
  CreateCategory,
  DeleteCategory,
  ListCategories,
  MoveCategory,
  ReadDeletedCategories,
  RestoreCategory,
  SetProductCategories,
  type ShownCategory,
  UpdateCategory,
} from '../../../test/documents.generated.ts';
import { aProduct } from '../../../test/factories.ts';
import type { TestApp } from '../../../test/start-test-app.ts';

/** The categories that each test starts with: Women (Shoes (Boots), Bags), Men. */
export type Shelves = Record<'women' | 'shoes' | 'boots' | 'bags' | 'men', ShownCategory>;

/** Calls about categories, as an admin and as others; `admin` returns the token. */
export function categoryCalls(shop: TestApp, admin: () => string) {
  let position = 0;

  const create = async (input: object) =>
    (await shop.client.data(CreateCategory, { input }, admin())).payload;
  const update = async (id: string, input: object) =>
    (await shop.client.data(UpdateCategory, { id, input }, admin())).payload;
  const move = async (id: string, parentId: string | null, place = 0) =>
    (await shop.client.data(MoveCategory, { id, parentId, position: place }, admin())).payload;
  const remove = async (id: string, moveProductsTo: string | null = null) =>
    (await shop.client.data(DeleteCategory, { id, moveProductsTo }, admin())).payload;
  const restore = async (id: string) => (await shop.client.data(RestoreCategory, { id }, admin())).payload;

  /** The slugs of the deleted categories, newest first. */
  async function deleted(): Promise<(string | null)[]> {
    const { deletedCategories } = await shop.client.data(ReadDeletedCategories, {}, admin());
    return deletedCategories.flatMap(({ handle, deletedAt }) => (Date.parse(deletedAt) > 0 ? handle : []));
  }

  async function made(input: object): Promise<ShownCategory> {
    const { category, userErrors } = await create(input);
    if (!category) throw new Error(JSON.stringify(userErrors));
    return category;
  }

  /** Removes the categories of earlier tests, and creates those that a test starts with. */
  async function begin(): Promise<Shelves> {
    const em = shop.app.orm.em.fork();
    await em.execute(`update products set deleted_at = now()`);
    await em.execute(`delete from product_categories`);
    await em.execute(`update categories set slug = 'old ' || id, parent_id = null, is_visible = false`);
    const women = await made({ label: 'Women' });
    const shoes = await made({ label: 'Shoes', parentId: women.id });
    const boots = await made({ label: 'Boots', parentId: shoes.id });
    const bags = await made({ label: 'Bags', parentId: women.id });
    return { women, shoes, boots, bags, men: await made({ label: 'Men' }) };
  }

  async function list(token?: string): Promise<ShownCategory[]> {
    const { categories } = await shop.client.data(ListCategories, {}, token);
    return categories.filter(({ slug }) => !slug.startsWith('old '));
  }

  async function setFurther(id: string, furtherCategories: string[] | null, category?: string) {
    const { payload } = await shop.client.data(
      SetProductCategories,
      { id, input: { ...(furtherCategories && { furtherCategories }), ...(category && { category }) } },
      admin(),
    );
    return {
      slugs: payload.product?.categories.map(({ slug }) => slug) ?? null,
      userErrors: payload.userErrors,
    };
  }

  /** Adds a product with an existing main category. */
  async function put(title: string, { slug }: ShownCategory, further: ShownCategory[] = []): Promise<string> {
    const id = await aProduct(shop.app.orm.em.fork(), { title, category: slug, position: (position += 1) });
    await setFurther(
      id,
      further.map((category) => category.slug),
    );
    return id;
  }

  const slugs = async (token?: string) => (await list(token)).map(({ slug }) => slug);
  return { create, update, move, remove, restore, deleted, made, begin, list, slugs, setFurther, put };
}
