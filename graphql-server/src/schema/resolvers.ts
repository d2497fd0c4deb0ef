import type { NonEmptyArray } from 'type-graphql';
import { CategoryResolver } from '../modules/catalogue/category.resolver.ts';
import { ProductResolver } from '../modules/catalogue/product.resolver.ts';
import { ShopResolver } from '../modules/shop/shop.resolver.ts';

/** Every resolver of the shop. */
export const resolvers: NonEmptyArray<new () => object> = [ShopResolver, CategoryResolver, ProductResolver];
