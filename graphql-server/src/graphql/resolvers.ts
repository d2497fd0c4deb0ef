import type { NonEmptyArray } from 'type-graphql';
import { AddressResolver, UserAddressesResolver } from '../modules/customers/addresses/address.resolver.ts';
import { PasswordResetResolver } from '../modules/auth/password-reset/password-reset.resolver.ts';
import { SessionResolver } from '../modules/auth/sessions/session.resolver.ts';
import { CartPayloadResolver, CartResolver } from '../modules/cart/cart.resolver.ts';
import { CategoryResolver } from '../modules/catalogue/categories/category.resolver.ts';
import { ProductResolver } from '../modules/catalogue/products/product.resolver.ts';
import { OrderMailResolver } from '../modules/orders/order-mail.resolver.ts';
import { OrderPlaceResolver, OrderResolver } from '../modules/orders/order.resolver.ts';
import { SalesResolver } from '../modules/orders/sales.resolver.ts';
import { UserOrdersResolver } from '../modules/orders/user-orders.resolver.ts';
import { CardCheckoutResolver, OrderMoneyResolver } from '../modules/payments/payment.resolver.ts';
import { ShopResolver } from '../modules/shop/shop.resolver.ts';
import { UserResolver } from '../modules/customers/users/user.resolver.ts';
import { WishlistResolver } from '../modules/wishlist/wishlist.resolver.ts';

/** Every resolver of the shop. */
export const resolvers: NonEmptyArray<new () => object> = [
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
