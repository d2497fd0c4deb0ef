import { aProduct } from '../../../test/factories.ts';
import type { TestApp } from '../../../test/start-test-app.ts';

export interface TestCategory {
  id: string;
  slug: string;
  label: string;
  parent: { slug: string } | null;
  isVisible: boolean;
  productCount: number;
  picture: { assetId: string; alt: string } | null;
  sizeGuide: string | null;
}

interface Payload {
  payload: {
    category: TestCategory | null;
    categories: { slug: string }[] | null;
    userErrors: { code: string; message: string; field: string[] | null }[];
  };
}

/** The categories that each test starts with: Women (Shoes (Boots), Bags), Men. */
export type Shelves = Record<'women' | 'shoes' | 'boots' | 'bags' | 'men', TestCategory>;

const CATEGORY = 'id slug label parent { slug } isVisible productCount picture { assetId alt } sizeGuide';
const RESULT = `{ category { ${CATEGORY} } categories { slug } userErrors { code message field } }`;

/** Calls about categories, as an admin and as others; `admin` returns the token. */
export function categoryCalls(shop: TestApp, admin: () => string) {
  let position = 0;

  async function mutate(field: string, parameters: string, variables: Record<string, unknown>) {
    const names = [...parameters.matchAll(/\$(\w+)/g)].map(([, name]) => `${name}: $${name}`).join(', ');
    const document = `mutation (${parameters}) { payload: ${field}(${names}) ${RESULT} }`;
    return (await shop.client.data<Payload>(document, variables, admin())).payload;
  }

  const create = (input: object) => mutate('categoryCreate', '$input: CategoryInput!', { input });
  const update = (id: string, input: object) =>
    mutate('categoryUpdate', '$id: ID!, $input: CategoryUpdateInput!', { id, input });
  const move = (id: string, parentId: string | null, place = 0) =>
    mutate('categoryMove', '$id: ID!, $parentId: ID, $position: Int!', { id, parentId, position: place });

  async function remove(id: string, moveProductsTo: string | null = null) {
    const document = `mutation ($id: ID!, $to: ID) { payload: categoryDelete(id: $id, moveProductsTo: $to) {
      categoryId categories { slug } userErrors { code field } } }`;
    const { payload } = await shop.client.data<{
      payload: { categoryId: string | null; userErrors: { code: string; field: string[] }[] };
    }>(document, { id, to: moveProductsTo }, admin());
    return payload;
  }

  const restore = (id: string) => mutate('categoryRestore', '$id: ID!', { id });

  /** The slugs of the deleted categories, newest first. */
  async function deleted(): Promise<string[]> {
    const { deletedCategories } = await shop.client.data<{
      deletedCategories: { handle: string; deletedAt: string }[];
    }>('{ deletedCategories { handle deletedAt } }', {}, admin());
    return deletedCategories.flatMap(({ handle, deletedAt }) => (Date.parse(deletedAt) > 0 ? handle : []));
  }

  async function made(input: object): Promise<TestCategory> {
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

  async function list(token?: string): Promise<TestCategory[]> {
    const { categories } = await shop.client.data<{ categories: TestCategory[] }>(
      `{ categories { ${CATEGORY} } }`,
      {},
      token,
    );
    return categories.filter(({ slug }) => !slug.startsWith('old '));
  }

  async function setFurther(id: string, furtherCategories: string[] | null, category?: string) {
    const { payload } = await shop.client.data<{
      payload: {
        product: { categories: { slug: string }[] } | null;
        userErrors: { code: string; field: string[] }[];
      };
    }>(
      `mutation ($id: ID!, $input: ProductUpdateInput!) { payload: productUpdate(id: $id, input: $input) {
        product { categories { slug } } userErrors { code field } } }`,
      { id, input: { ...(furtherCategories && { furtherCategories }), ...(category && { category }) } },
      admin(),
    );
    return {
      slugs: payload.product?.categories.map(({ slug }) => slug) ?? null,
      userErrors: payload.userErrors,
    };
  }

  /** Adds a product with an existing main category. */
  async function put(title: string, { slug }: TestCategory, further: TestCategory[] = []): Promise<string> {
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
