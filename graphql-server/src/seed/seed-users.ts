import { AddressEntity } from '../modules/customers/addresses/address.entity.ts';
import { CartEntity } from '../modules/cart/cart.entity.ts';
import { CartLineEntity } from '../modules/cart/cart-line.entity.ts';
import { ProductVariantEntity } from '../modules/catalogue/variants/product-variant.entity.ts';
import { ProductEntity } from '../modules/catalogue/products/product.entity.ts';
import { UserEntity } from '../modules/customers/users/user.entity.ts';
import { WishlistItemEntity } from '../modules/wishlist/wishlist-item.entity.ts';
import { newId } from '../shared/new-id.ts';
import type { EntityManager } from '../db/database.ts';
import { daysBefore } from './sample/demo-order.ts';
import type { DemoUser } from './sample/demo-user.ts';
import { sampleId } from './sample/sample-id.ts';
import { seedOrders, variantOf } from './seed-orders.ts';
import { seedReviews } from './seed-reviews.ts';

export interface SeedUser extends DemoUser {
  passwordHash: string | null;
}

/**
 * Adds missing users with address book, cart, wishlist and orders. A user whose email or phone number is
 * taken counts as existing. Call it in a transaction, after the catalogue. @returns how many it added
 */
export async function seedUsers(
  em: EntityManager,
  newUsers: readonly SeedUser[],
  { now, currencyCode }: { now: Date; currencyCode: string },
): Promise<number> {
  const missing = await withoutKnown(em, newUsers);
  for (const person of missing) {
    const user = em.create(UserEntity, toUser(person, now));
    addAddresses(em, user, person, now);
    await addCart(em, user, person, now);
    addWishlist(em, user, person, now);
  }
  await seedOrders(em, missing, { now, currencyCode });
  await em.flush();
  await seedReviews(em, missing, now);
  return missing.length;
}

async function withoutKnown(em: EntityManager, newUsers: readonly SeedUser[]): Promise<SeedUser[]> {
  const existingUsers = await em.find(
    UserEntity,
    {
      $or: [
        { id: { $in: newUsers.map(({ email }) => sampleId('user', email)) } },
        { email: { $in: newUsers.map(({ email }) => email) } },
        { phone: { $in: newUsers.map(({ phone }) => phone) } },
      ],
    },
    { fields: ['id', 'email', 'phone'] },
  );
  const taken = new Set(existingUsers.flatMap(({ id, email, phone }) => [id, email, phone]));
  return newUsers.filter(
    ({ email, phone }) => !taken.has(sampleId('user', email)) && !taken.has(email) && !taken.has(phone),
  );
}

function toUser(person: SeedUser, now: Date) {
  const { firstName, lastName, email, phone, role, staffRole = null, passwordHash } = person;
  return {
    id: sampleId('user', email),
    firstName,
    lastName,
    email,
    verifiedEmail: email,
    phone,
    role,
    staffRole,
    passwordHash,
    address: `${person.streetAddress}, ${person.city}`,
    profilePicture: null,
    accountType: 'OTHER' as const,
    createdAt: daysBefore(now, person.joinedDaysAgo),
  };
}

function addAddresses(em: EntityManager, user: UserEntity, person: DemoUser, now: Date): void {
  const { firstName, lastName, phone, email, joinedDaysAgo, addresses = [] } = person;
  for (const [index, { company = null, ...place }] of addresses.entries()) {
    em.create(AddressEntity, {
      id: newId(),
      user,
      firstName,
      lastName,
      phone,
      email,
      company,
      ...place,
      isDefault: index === 0,
      createdAt: daysBefore(now, joinedDaysAgo - index),
    });
  }
}

async function addCart(em: EntityManager, user: UserEntity, { cart }: DemoUser, now: Date): Promise<void> {
  const ids = cart.map(({ key }) => sampleId('product', key));
  const variants = await em.find(ProductVariantEntity, { product: { $in: ids }, deletedAt: null });
  const lines = cart.flatMap((line) => {
    const variant = variantOf(line, variants);
    return variant ? [{ variant, quantity: line.quantity }] : [];
  });
  if (lines.length > 0) {
    em.create(CartEntity, {
      id: newId(),
      user,
      begunAt: now,
      changedAt: now,
      endedAt: null,
      ordered: false,
    });
  }
  for (const [position, { variant, quantity }] of lines.entries()) {
    const seenPrice = variant.salePrice;
    em.create(CartLineEntity, { id: newId(), user, variant, quantity, seenPrice, position });
  }
}

function addWishlist(em: EntityManager, user: UserEntity, { wishlist }: DemoUser, now: Date): void {
  for (const [index, key] of wishlist.entries()) {
    const product = em.getReference(ProductEntity, sampleId('product', key));
    const createdAt = daysBefore(now, wishlist.length - index);
    em.create(WishlistItemEntity, { id: newId(), user, product, createdAt });
  }
}
