import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { readFileSync } from 'node:fs';
import 'reflect-metadata';
import { buildSchemaSync, createResolversMap, type NonEmptyArray } from 'type-graphql';
import { PasswordResetResolver } from '../modules/auth/password-reset/password-reset.resolver.ts';
import { SessionResolver } from '../modules/auth/sessions/session.resolver.ts';
import { CartPayloadResolver, CartResolver } from '../modules/cart/cart.resolver.ts';
import { CategoryResolver } from '../modules/catalogue/categories/category.resolver.ts';
import { ProductResolver } from '../modules/catalogue/products/product.resolver.ts';
import { AddressResolver, UserAddressesResolver } from '../modules/customers/addresses/address.resolver.ts';
import { UserResolver } from '../modules/customers/users/user.resolver.ts';
import { OrderMailResolver } from '../modules/orders/order-mail.resolver.ts';
import { OrderPlaceResolver, OrderResolver } from '../modules/orders/order.resolver.ts';
import { SalesResolver } from '../modules/orders/sales.resolver.ts';
import { UserOrdersResolver } from '../modules/orders/user-orders.resolver.ts';
import { CardCheckoutResolver, OrderMoneyResolver } from '../modules/payments/payment.resolver.ts';
import { ShopResolver } from '../modules/shop/shop.resolver.ts';
import { WishlistResolver } from '../modules/wishlist/wishlist.resolver.ts';
import { authChecker } from './access.ts';
import { DateTime, Money } from './scalars.ts';
import { withUserErrors } from './user-errors.ts';

const resolvers: NonEmptyArray<new () => object> = [
  ShopResolver,
  CategoryResolver,
  ProductResolver,
  CartPayloadResolver,
  CartResolver,
  WishlistResolver,
  OrderResolver,
  OrderPlaceResolver,
  SalesResolver,
  UserOrdersResolver,
  CardCheckoutResolver,
  OrderMoneyResolver,
  OrderMailResolver,
  SessionResolver,
  PasswordResetResolver,
  UserResolver,
  AddressResolver,
  UserAddressesResolver,
];

/** The contract at the top of the repository; the relative path is the same from `src` and `dist`. */
export const contractFile = new URL('../../../schema.graphql', import.meta.url);

/** The schema that type-graphql derives from the classes and resolvers alone. */
export function buildOwnSchema(): GraphQLSchema {
  const schema = buildSchemaSync({ resolvers, authChecker, validate: false });
  // Not as a global middleware: type-graphql would await it for each field of each response.
  for (const mutation of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    if (mutation.resolve) mutation.resolve = withUserErrors(mutation.resolve);
  }
  assertEveryRootFieldHasAudience(schema);
  return schema;
}

/**
 * The schema that is served: the contract file as it is, with the resolvers attached.
 * @throws Error when a resolver is not in the contract, or a root field has no @Access
 */
export function buildServedSchema(): GraphQLSchema {
  return makeExecutableSchema({
    typeDefs: readFileSync(contractFile, 'utf8'),
    resolvers: { ...createResolversMap(buildOwnSchema()), Money, DateTime },
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
}

function assertEveryRootFieldHasAudience(schema: GraphQLSchema): void {
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      if (!field.extensions['audiences']) throw new Error(`${root?.name}.${field.name} has no @Access mark`);
    }
  }
}
