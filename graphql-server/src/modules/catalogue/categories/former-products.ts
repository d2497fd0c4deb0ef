import { type Kysely, sql } from 'kysely';
import type { CatalogueTables } from '../catalogue.tables.ts';

/**
 * Moves the products of a category that is being deleted to another, and records it for `moveBack`. Without
 * another category, no product may have this one as its main category.
 */
export async function moveOut(
  db: Kysely<CatalogueTables>,
  categoryId: string,
  heirId: string | null,
): Promise<void> {
  await lockProducts(db, categoryId);
  await sql`
    insert into category_former_products (category_id, product_id, moved_to)
    select category_id, id, ${heirId}::uuid from products where category_id = ${categoryId}
    union all select category_id, product_id, null from product_categories where category_id = ${categoryId}
  `.execute(db);
  await sql`delete from product_categories where category_id = ${categoryId}`.execute(db);
  if (heirId !== null) await replaceMain(db, categoryId, categoryId, heirId);
}

/**
 * Puts a restored category's products back. It becomes the main category again only of products that are
 * still in the category they were moved to; staff have deliberately moved the others.
 */
export async function moveBack(db: Kysely<CatalogueTables>, categoryId: string): Promise<void> {
  const { rows } = await sql<{ moved_to: string }>`
    select distinct moved_to from category_former_products
    where category_id = ${categoryId} and moved_to is not null
  `.execute(db);
  for (const { moved_to: heirId } of rows) await replaceMain(db, categoryId, heirId, categoryId);
  await sql`
    insert into product_categories (product_id, category_id)
    select former.product_id, former.category_id from category_former_products former
    join products on products.id = former.product_id
    where former.category_id = ${categoryId} and former.moved_to is null and products.category_id <> ${categoryId}
    on conflict do nothing
  `.execute(db);
  await sql`delete from category_former_products where category_id = ${categoryId}`.execute(db);
}

/** Locks product rows in id order, like all code that locks them. */
async function lockProducts(db: Kysely<CatalogueTables>, categoryId: string): Promise<void> {
  await sql`
    select id from products
    where category_id = ${categoryId} or id in (select product_id from product_categories where category_id = ${categoryId})
    order by id for update
  `.execute(db);
}

/**
 * Moves the recorded products of a deleted category to another main category, which is then no longer among
 * their further ones. Earlier records of them are updated as well, so that categories can be restored in any
 * order.
 */
async function replaceMain(
  db: Kysely<CatalogueTables>,
  notedOf: string,
  from: string,
  to: string,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from products where category_id = ${from}
      and id in (select product_id from category_former_products where category_id = ${notedOf} and moved_to is not null)
    order by id for update
  `.execute(db);
  if (rows.length === 0) return;
  const moved = sql`(select unnest(${rows.map(({ id }) => id)}::uuid[]))`;
  await sql`delete from product_categories where category_id = ${to} and product_id in ${moved}`.execute(db);
  await sql`update products set category_id = ${to} where id in ${moved}`.execute(db);
  await sql`
    update category_former_products earlier set moved_to = ${to}
    from category_former_products noted
    where noted.category_id = ${notedOf} and noted.product_id in ${moved}
      and earlier.product_id = noted.product_id and earlier.moved_to = ${from} and earlier.id < noted.id
  `.execute(db);
}
