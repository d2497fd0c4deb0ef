import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import { CartEntity } from '../modules/cart/cart.entity.ts';
import { ProductVariantEntity } from '../modules/catalogue/variants/product-variant.entity.ts';
import { imageOf } from '../modules/catalogue/variants/sellable-product.ts';
import { combinationIn, isSameCombination } from '../modules/catalogue/variants/variant-rules.ts';
import { ProductEntity } from '../modules/catalogue/products/product.entity.ts';
import { StockMovementEntity } from '../modules/inventory/stock-movement.entity.ts';
import { OrderEntity } from '../modules/orders/order.entity.ts';
import { OrderEventEntity } from '../modules/orders/order-event.entity.ts';
import { OrderLineEntity } from '../modules/orders/order-line.entity.ts';
import { holdsStock, type OrderStatus, type PaymentState } from '../modules/orders/order-status.ts';
import { paymentReferenceOf } from '../modules/orders/payment/payment-reference.ts';
import { UserEntity } from '../modules/customers/users/user.entity.ts';
import { priceOrder } from '../modules/pricing/price-order.ts';
import { newId } from '../shared/new-id.ts';
import type { EntityManager } from '../db/database.ts';
import { demoAdmin } from './sample/demo-admin.ts';
import { daysBefore, type DemoLine, type DemoOrder } from './sample/demo-order.ts';
import type { DemoUser } from './sample/demo-user.ts';
import { sampleId } from './sample/sample-id.ts';

type Taken = Map<ProductVariantEntity, number>;

interface Choice {
  line: DemoLine;
  product: ProductEntity;
  variant: ProductVariantEntity;
}

/**
 * Adds the demo users' orders as if they had been placed and handled: lines, history, and stock reserved and
 * released in the ledger. Skips an order with too little stock left, or with a variant that no longer exists.
 * Users and products must exist. Call it in a transaction.
 */
export async function seedOrders(
  em: EntityManager,
  users: readonly DemoUser[],
  at: { now: Date; currencyCode: string },
): Promise<void> {
  const variants = await lockVariants(em, users);
  const allPlaced: OrderEntity[] = [];
  for (const person of users) {
    for (const order of person.orders) {
      const choices = order.lines.flatMap((line) => choiceOf(line, variants) ?? []);
      if (choices.length < order.lines.length) continue;
      const taken = quantities(choices);
      if ([...taken].some(([variant, quantity]) => quantity > variant.stock)) continue;
      const placed = addOrder(em, person, order, choices, at);
      addHistory(em, person, placed, order, taken, at.now);
      allPlaced.push(placed);
    }
  }
  await giveNumbers(em, allPlaced);
}

/** In the order of placing. */
async function giveNumbers(em: EntityManager, orders: OrderEntity[]): Promise<void> {
  const { rows } = await sql<{ number: string }>`
    select next_order_number('') as number from generate_series(1, ${orders.length}::int)`.execute(
    em.getKysely(),
  );
  const oldestFirst = orders.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  for (const [index, { number }] of rows.entries()) {
    const order = oldestFirst[index];
    if (order) order.number = number;
  }
}

/** The variants of all ordered products, with these products locked. */
async function lockVariants(em: EntityManager, users: readonly DemoUser[]): Promise<ProductVariantEntity[]> {
  const ids = users.flatMap(({ orders }) => orders.flatMap(({ lines }) => lines.map(productIdOf)));
  await em.find(
    ProductEntity,
    { id: { $in: ids } },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  return em.find(ProductVariantEntity, { product: { $in: ids }, deletedAt: null }, { populate: ['product'] });
}

function choiceOf(line: DemoLine, variants: readonly ProductVariantEntity[]): Choice | undefined {
  const variant = variantOf(line, variants);
  return variant && { line, variant, product: variant.product };
}

/** A line's variant; an admin may have removed it. */
export function variantOf(
  line: Pick<DemoLine, 'key' | 'colour' | 'size' | 'others'>,
  variants: readonly ProductVariantEntity[],
): ProductVariantEntity | undefined {
  return variants.find(
    (variant) => variant.product.id === productIdOf(line) && isSameCombination(variant, line),
  );
}

function productIdOf({ key }: Pick<DemoLine, 'key'>): string {
  return sampleId('product', key);
}

function quantities(choices: Choice[]): Taken {
  const taken: Taken = new Map();
  for (const { line, variant } of choices) {
    taken.set(variant, (taken.get(variant) ?? 0) + line.quantity);
  }
  return taken;
}

function addOrder(
  em: EntityManager,
  person: DemoUser,
  order: DemoOrder,
  choices: Choice[],
  { now, currencyCode }: { now: Date; currencyCode: string },
): OrderEntity {
  const status = statusOf(order);
  const { totals } = priceOrder(
    choices.map(({ line, variant }) => ({ unitPrice: variant.salePrice, quantity: line.quantity })),
    // The sample shop has free delivery (specification, section 9).
    { delivery: { fee: 0, freeFrom: null } },
  );
  const id = newId();
  const user = em.getReference(UserEntity, sampleId('user', person.email));
  const createdAt = daysBefore(now, order.history[0].daysAgo);
  em.create(CartEntity, {
    id: newId(),
    user,
    begunAt: createdAt,
    changedAt: createdAt,
    endedAt: createdAt,
    ordered: true,
  });
  const placed = em.create(OrderEntity, {
    id,
    user,
    number: order.reference,
    reference: order.reference,
    // No real request has this fingerprint, so the reference cannot be reused.
    fingerprint: 'demo',
    status,
    paymentMethod: order.paymentMethod,
    paymentState: paymentStateOf(status),
    paymentReference: order.paymentMethod === 'BANK' ? paymentReferenceOf(id) : null,
    // A trial may run for weeks, and its unpaid orders should stay as they are.
    paymentDueAt: null,
    currency: currencyCode,
    ...totals,
    ...whoAndWhere(person),
    createdAt,
  });
  for (const [position, { line, product, variant }] of choices.entries()) {
    em.create(OrderLineEntity, {
      id: newId(),
      order: placed,
      position,
      productId: product.id,
      variantId: variant.id,
      title: product.title,
      image: imageOf(variant, product),
      ...combinationIn(line),
      quantity: line.quantity,
      unitPrice: variant.salePrice,
    });
  }
  return placed;
}

/** Every status that the order had, with its effect on the stock. */
function addHistory(
  em: EntityManager,
  person: DemoUser,
  order: OrderEntity,
  { history }: DemoOrder,
  taken: Taken,
  now: Date,
): void {
  let isHeld = false;
  for (const { status, daysAgo } of history) {
    const createdAt = daysBefore(now, daysAgo);
    const isPlacing = status === 'PENDING';
    em.create(OrderEventEntity, {
      id: newId(),
      order,
      status,
      paymentState: paymentStateOf(status),
      actor: isPlacing ? 'CUSTOMER' : 'ADMIN',
      actorId: sampleId('user', isPlacing ? person.email : demoAdmin.email),
      createdAt,
    });
    if (holdsStock(status) === isHeld) continue;
    isHeld = !isHeld;
    const reason = isHeld ? 'ORDER_PLACED' : 'ORDER_RELEASED';
    for (const [variant, quantity] of taken) {
      const change = isHeld ? -quantity : quantity;
      variant.stock += change;
      variant.product.stock += change;
      const movement = { quantity: change, reason, orderId: order.id, createdAt } as const;
      em.create(StockMovementEntity, { id: newId(), variant, ...movement });
    }
  }
}

function whoAndWhere(person: DemoUser) {
  const { firstName, lastName, email, phone, streetAddress, city } = person;
  const address = `${streetAddress}, ${city}`;
  return {
    customer: { fullName: `${firstName} ${lastName}`, email, phone, address, profilePicture: null },
    billing: { firstName, lastName, company: null, streetAddress, apartment: null, city, phone, email },
  };
}

function statusOf({ history }: DemoOrder): OrderStatus {
  return (history.at(-1) ?? history[0]).status;
}

function paymentStateOf(status: OrderStatus): PaymentState {
  if (status === 'DELIVERED') return 'PAID';
  return status === 'RETURNED' ? 'REFUNDED' : 'UNPAID';
}
