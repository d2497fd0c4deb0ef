/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "fragment Image_image on Image {\n  url\n  alt\n  width\n  height\n  sources {\n    url\n    width\n  }\n}\n\nfragment ProductCard_product on Product {\n  id\n  title\n  salePrice\n  regularPrice\n  discount\n  isNew\n  inStock\n  stock\n  rating {\n    rate\n    reviews\n  }\n  category {\n    slug\n    label\n  }\n  colours {\n    name\n    hex\n  }\n  sizes\n  image {\n    ...Image_image\n  }\n}\n\nfragment CartLine_line on CartLine {\n  id\n  colour\n  size\n  quantity\n  total\n  product {\n    ...ProductCard_product\n  }\n}\n\nfragment Cart_cart on Cart {\n  itemCount\n  subtotal\n  lines {\n    ...CartLine_line\n  }\n}\n\nfragment Wishlist_wishlist on Wishlist {\n  products {\n    ...ProductCard_product\n  }\n}\n\nfragment User_user on User {\n  id\n  firstName\n  lastName\n  email\n  phone\n  address\n  profilePicture\n  accountType\n  role\n  createdAt\n}\n\nfragment OrderLine_line on OrderLine {\n  id\n  productId\n  title\n  colour\n  size\n  quantity\n  unitPrice\n  total\n  image {\n    ...Image_image\n  }\n}\n\nfragment OrderSummary_order on Order {\n  id\n  number\n  status\n  paymentMethod\n  paymentState\n  itemCount\n  total\n  createdAt\n}\n\nfragment Order_order on Order {\n  ...OrderSummary_order\n  subtotal\n  shippingTotal\n  lines {\n    ...OrderLine_line\n  }\n  customer {\n    fullName\n    email\n    phone\n    address\n    profilePicture\n  }\n  billing {\n    firstName\n    company\n    streetAddress\n    apartment\n    city\n    phone\n    email\n  }\n  history {\n    status\n    actor\n    createdAt\n  }\n}\n\nfragment UserError_error on UserError {\n  code\n  message\n  field\n}": typeof types.Image_imageFragmentDoc,
    "mutation SessionEnd {\n  sessionEnd {\n    ended\n    userErrors {\n      ...UserError_error\n    }\n  }\n}": typeof types.SessionEndDocument,
    "query Shop {\n  shop {\n    name\n    currencyCode\n    offerEndsAt\n    demo {\n      shopperEmail\n      shopperPassword\n      adminEmail\n      adminPassword\n    }\n  }\n}": typeof types.ShopDocument,
    "query IntentProduct($id: ID!) {\n  product(id: $id) {\n    ...ProductCard_product\n  }\n}": typeof types.IntentProductDocument,
    "query BreadcrumbProduct($id: ID!) {\n  product(id: $id) {\n    id\n    title\n  }\n}\n\nquery BreadcrumbOrder($id: ID!) {\n  order(id: $id) {\n    id\n    number\n  }\n}": typeof types.BreadcrumbProductDocument,
    "mutation LogIn($input: SessionCreateInput!) {\n  sessionCreate(input: $input) {\n    session {\n      token\n      user {\n        ...User_user\n      }\n    }\n    userErrors {\n      ...UserError_error\n    }\n  }\n}\n\nmutation SignUp($input: CustomerCreateInput!) {\n  customerCreate(input: $input) {\n    session {\n      token\n      user {\n        ...User_user\n      }\n    }\n    userErrors {\n      ...UserError_error\n    }\n  }\n}": typeof types.LogInDocument,
    "query Cart {\n  cart {\n    ...Cart_cart\n  }\n}\n\nmutation AddToCart($lines: [CartLineInput!]!) {\n  cartLinesAdd(lines: $lines) {\n    cart {\n      ...Cart_cart\n    }\n    userErrors {\n      ...UserError_error\n    }\n    warnings {\n      code\n      message\n      productId\n    }\n  }\n}": typeof types.CartDocument,
    "query Catalogue($first: Int!, $after: String, $filter: ProductFilter, $sort: ProductSort) {\n  products(first: $first, after: $after, filter: $filter, sort: $sort) {\n    nodes {\n      ...ProductCard_product\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    totalCount\n  }\n}\n\nquery Categories {\n  categories {\n    slug\n    label\n  }\n}": typeof types.CatalogueDocument,
    "query Home {\n  flashSales: products(first: 8, filter: {discounted: true}) {\n    nodes {\n      ...ProductCard_product\n    }\n  }\n  bestSelling: products(first: 5, filter: {discounted: false}) {\n    nodes {\n      ...ProductCard_product\n    }\n  }\n  catalogueStart: products(first: 15) {\n    nodes {\n      ...ProductCard_product\n    }\n  }\n}": typeof types.HomeDocument,
    "query Wishlist {\n  wishlist {\n    ...Wishlist_wishlist\n  }\n}\n\nmutation ToggleWishlist($productId: ID!) {\n  wishlistToggle(productId: $productId) {\n    wishlist {\n      ...Wishlist_wishlist\n    }\n    product {\n      ...ProductCard_product\n    }\n    userErrors {\n      ...UserError_error\n    }\n  }\n}": typeof types.WishlistDocument,
};
const documents: Documents = {
    "fragment Image_image on Image {\n  url\n  alt\n  width\n  height\n  sources {\n    url\n    width\n  }\n}\n\nfragment ProductCard_product on Product {\n  id\n  title\n  salePrice\n  regularPrice\n  discount\n  isNew\n  inStock\n  stock\n  rating {\n    rate\n    reviews\n  }\n  category {\n    slug\n    label\n  }\n  colours {\n    name\n    hex\n  }\n  sizes\n  image {\n    ...Image_image\n  }\n}\n\nfragment CartLine_line on CartLine {\n  id\n  colour\n  size\n  quantity\n  total\n  product {\n    ...ProductCard_product\n  }\n}\n\nfragment Cart_cart on Cart {\n  itemCount\n  subtotal\n  lines {\n    ...CartLine_line\n  }\n}\n\nfragment Wishlist_wishlist on Wishlist {\n  products {\n    ...ProductCard_product\n  }\n}\n\nfragment User_user on User {\n  id\n  firstName\n  lastName\n  email\n  phone\n  address\n  profilePicture\n  accountType\n  role\n  createdAt\n}\n\nfragment OrderLine_line on OrderLine {\n  id\n  productId\n  title\n  colour\n  size\n  quantity\n  unitPrice\n  total\n  image {\n    ...Image_image\n  }\n}\n\nfragment OrderSummary_order on Order {\n  id\n  number\n  status\n  paymentMethod\n  paymentState\n  itemCount\n  total\n  createdAt\n}\n\nfragment Order_order on Order {\n  ...OrderSummary_order\n  subtotal\n  shippingTotal\n  lines {\n    ...OrderLine_line\n  }\n  customer {\n    fullName\n    email\n    phone\n    address\n    profilePicture\n  }\n  billing {\n    firstName\n    company\n    streetAddress\n    apartment\n    city\n    phone\n    email\n  }\n  history {\n    status\n    actor\n    createdAt\n  }\n}\n\nfragment UserError_error on UserError {\n  code\n  message\n  field\n}": types.Image_imageFragmentDoc,
    "mutation SessionEnd {\n  sessionEnd {\n    ended\n    userErrors {\n      ...UserError_error\n    }\n  }\n}": types.SessionEndDocument,
    "query Shop {\n  shop {\n    name\n    currencyCode\n    offerEndsAt\n    demo {\n      shopperEmail\n      shopperPassword\n      adminEmail\n      adminPassword\n    }\n  }\n}": types.ShopDocument,
    "query IntentProduct($id: ID!) {\n  product(id: $id) {\n    ...ProductCard_product\n  }\n}": types.IntentProductDocument,
    "query BreadcrumbProduct($id: ID!) {\n  product(id: $id) {\n    id\n    title\n  }\n}\n\nquery BreadcrumbOrder($id: ID!) {\n  order(id: $id) {\n    id\n    number\n  }\n}": types.BreadcrumbProductDocument,
    "mutation LogIn($input: SessionCreateInput!) {\n  sessionCreate(input: $input) {\n    session {\n      token\n      user {\n        ...User_user\n      }\n    }\n    userErrors {\n      ...UserError_error\n    }\n  }\n}\n\nmutation SignUp($input: CustomerCreateInput!) {\n  customerCreate(input: $input) {\n    session {\n      token\n      user {\n        ...User_user\n      }\n    }\n    userErrors {\n      ...UserError_error\n    }\n  }\n}": types.LogInDocument,
    "query Cart {\n  cart {\n    ...Cart_cart\n  }\n}\n\nmutation AddToCart($lines: [CartLineInput!]!) {\n  cartLinesAdd(lines: $lines) {\n    cart {\n      ...Cart_cart\n    }\n    userErrors {\n      ...UserError_error\n    }\n    warnings {\n      code\n      message\n      productId\n    }\n  }\n}": types.CartDocument,
    "query Catalogue($first: Int!, $after: String, $filter: ProductFilter, $sort: ProductSort) {\n  products(first: $first, after: $after, filter: $filter, sort: $sort) {\n    nodes {\n      ...ProductCard_product\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    totalCount\n  }\n}\n\nquery Categories {\n  categories {\n    slug\n    label\n  }\n}": types.CatalogueDocument,
    "query Home {\n  flashSales: products(first: 8, filter: {discounted: true}) {\n    nodes {\n      ...ProductCard_product\n    }\n  }\n  bestSelling: products(first: 5, filter: {discounted: false}) {\n    nodes {\n      ...ProductCard_product\n    }\n  }\n  catalogueStart: products(first: 15) {\n    nodes {\n      ...ProductCard_product\n    }\n  }\n}": types.HomeDocument,
    "query Wishlist {\n  wishlist {\n    ...Wishlist_wishlist\n  }\n}\n\nmutation ToggleWishlist($productId: ID!) {\n  wishlistToggle(productId: $productId) {\n    wishlist {\n      ...Wishlist_wishlist\n    }\n    product {\n      ...ProductCard_product\n    }\n    userErrors {\n      ...UserError_error\n    }\n  }\n}": types.WishlistDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment Image_image on Image {\n  url\n  alt\n  width\n  height\n  sources {\n    url\n    width\n  }\n}\n\nfragment ProductCard_product on Product {\n  id\n  title\n  salePrice\n  regularPrice\n  discount\n  isNew\n  inStock\n  stock\n  rating {\n    rate\n    reviews\n  }\n  category {\n    slug\n    label\n  }\n  colours {\n    name\n    hex\n  }\n  sizes\n  image {\n    ...Image_image\n  }\n}\n\nfragment CartLine_line on CartLine {\n  id\n  colour\n  size\n  quantity\n  total\n  product {\n    ...ProductCard_product\n  }\n}\n\nfragment Cart_cart on Cart {\n  itemCount\n  subtotal\n  lines {\n    ...CartLine_line\n  }\n}\n\nfragment Wishlist_wishlist on Wishlist {\n  products {\n    ...ProductCard_product\n  }\n}\n\nfragment User_user on User {\n  id\n  firstName\n  lastName\n  email\n  phone\n  address\n  profilePicture\n  accountType\n  role\n  createdAt\n}\n\nfragment OrderLine_line on OrderLine {\n  id\n  productId\n  title\n  colour\n  size\n  quantity\n  unitPrice\n  total\n  image {\n    ...Image_image\n  }\n}\n\nfragment OrderSummary_order on Order {\n  id\n  number\n  status\n  paymentMethod\n  paymentState\n  itemCount\n  total\n  createdAt\n}\n\nfragment Order_order on Order {\n  ...OrderSummary_order\n  subtotal\n  shippingTotal\n  lines {\n    ...OrderLine_line\n  }\n  customer {\n    fullName\n    email\n    phone\n    address\n    profilePicture\n  }\n  billing {\n    firstName\n    company\n    streetAddress\n    apartment\n    city\n    phone\n    email\n  }\n  history {\n    status\n    actor\n    createdAt\n  }\n}\n\nfragment UserError_error on UserError {\n  code\n  message\n  field\n}"): (typeof documents)["fragment Image_image on Image {\n  url\n  alt\n  width\n  height\n  sources {\n    url\n    width\n  }\n}\n\nfragment ProductCard_product on Product {\n  id\n  title\n  salePrice\n  regularPrice\n  discount\n  isNew\n  inStock\n  stock\n  rating {\n    rate\n    reviews\n  }\n  category {\n    slug\n    label\n  }\n  colours {\n    name\n    hex\n  }\n  sizes\n  image {\n    ...Image_image\n  }\n}\n\nfragment CartLine_line on CartLine {\n  id\n  colour\n  size\n  quantity\n  total\n  product {\n    ...ProductCard_product\n  }\n}\n\nfragment Cart_cart on Cart {\n  itemCount\n  subtotal\n  lines {\n    ...CartLine_line\n  }\n}\n\nfragment Wishlist_wishlist on Wishlist {\n  products {\n    ...ProductCard_product\n  }\n}\n\nfragment User_user on User {\n  id\n  firstName\n  lastName\n  email\n  phone\n  address\n  profilePicture\n  accountType\n  role\n  createdAt\n}\n\nfragment OrderLine_line on OrderLine {\n  id\n  productId\n  title\n  colour\n  size\n  quantity\n  unitPrice\n  total\n  image {\n    ...Image_image\n  }\n}\n\nfragment OrderSummary_order on Order {\n  id\n  number\n  status\n  paymentMethod\n  paymentState\n  itemCount\n  total\n  createdAt\n}\n\nfragment Order_order on Order {\n  ...OrderSummary_order\n  subtotal\n  shippingTotal\n  lines {\n    ...OrderLine_line\n  }\n  customer {\n    fullName\n    email\n    phone\n    address\n    profilePicture\n  }\n  billing {\n    firstName\n    company\n    streetAddress\n    apartment\n    city\n    phone\n    email\n  }\n  history {\n    status\n    actor\n    createdAt\n  }\n}\n\nfragment UserError_error on UserError {\n  code\n  message\n  field\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SessionEnd {\n  sessionEnd {\n    ended\n    userErrors {\n      ...UserError_error\n    }\n  }\n}"): (typeof documents)["mutation SessionEnd {\n  sessionEnd {\n    ended\n    userErrors {\n      ...UserError_error\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Shop {\n  shop {\n    name\n    currencyCode\n    offerEndsAt\n    demo {\n      shopperEmail\n      shopperPassword\n      adminEmail\n      adminPassword\n    }\n  }\n}"): (typeof documents)["query Shop {\n  shop {\n    name\n    currencyCode\n    offerEndsAt\n    demo {\n      shopperEmail\n      shopperPassword\n      adminEmail\n      adminPassword\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query IntentProduct($id: ID!) {\n  product(id: $id) {\n    ...ProductCard_product\n  }\n}"): (typeof documents)["query IntentProduct($id: ID!) {\n  product(id: $id) {\n    ...ProductCard_product\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BreadcrumbProduct($id: ID!) {\n  product(id: $id) {\n    id\n    title\n  }\n}\n\nquery BreadcrumbOrder($id: ID!) {\n  order(id: $id) {\n    id\n    number\n  }\n}"): (typeof documents)["query BreadcrumbProduct($id: ID!) {\n  product(id: $id) {\n    id\n    title\n  }\n}\n\nquery BreadcrumbOrder($id: ID!) {\n  order(id: $id) {\n    id\n    number\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LogIn($input: SessionCreateInput!) {\n  sessionCreate(input: $input) {\n    session {\n      token\n      user {\n        ...User_user\n      }\n    }\n    userErrors {\n      ...UserError_error\n    }\n  }\n}\n\nmutation SignUp($input: CustomerCreateInput!) {\n  customerCreate(input: $input) {\n    session {\n      token\n      user {\n        ...User_user\n      }\n    }\n    userErrors {\n      ...UserError_error\n    }\n  }\n}"): (typeof documents)["mutation LogIn($input: SessionCreateInput!) {\n  sessionCreate(input: $input) {\n    session {\n      token\n      user {\n        ...User_user\n      }\n    }\n    userErrors {\n      ...UserError_error\n    }\n  }\n}\n\nmutation SignUp($input: CustomerCreateInput!) {\n  customerCreate(input: $input) {\n    session {\n      token\n      user {\n        ...User_user\n      }\n    }\n    userErrors {\n      ...UserError_error\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Cart {\n  cart {\n    ...Cart_cart\n  }\n}\n\nmutation AddToCart($lines: [CartLineInput!]!) {\n  cartLinesAdd(lines: $lines) {\n    cart {\n      ...Cart_cart\n    }\n    userErrors {\n      ...UserError_error\n    }\n    warnings {\n      code\n      message\n      productId\n    }\n  }\n}"): (typeof documents)["query Cart {\n  cart {\n    ...Cart_cart\n  }\n}\n\nmutation AddToCart($lines: [CartLineInput!]!) {\n  cartLinesAdd(lines: $lines) {\n    cart {\n      ...Cart_cart\n    }\n    userErrors {\n      ...UserError_error\n    }\n    warnings {\n      code\n      message\n      productId\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Catalogue($first: Int!, $after: String, $filter: ProductFilter, $sort: ProductSort) {\n  products(first: $first, after: $after, filter: $filter, sort: $sort) {\n    nodes {\n      ...ProductCard_product\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    totalCount\n  }\n}\n\nquery Categories {\n  categories {\n    slug\n    label\n  }\n}"): (typeof documents)["query Catalogue($first: Int!, $after: String, $filter: ProductFilter, $sort: ProductSort) {\n  products(first: $first, after: $after, filter: $filter, sort: $sort) {\n    nodes {\n      ...ProductCard_product\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    totalCount\n  }\n}\n\nquery Categories {\n  categories {\n    slug\n    label\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Home {\n  flashSales: products(first: 8, filter: {discounted: true}) {\n    nodes {\n      ...ProductCard_product\n    }\n  }\n  bestSelling: products(first: 5, filter: {discounted: false}) {\n    nodes {\n      ...ProductCard_product\n    }\n  }\n  catalogueStart: products(first: 15) {\n    nodes {\n      ...ProductCard_product\n    }\n  }\n}"): (typeof documents)["query Home {\n  flashSales: products(first: 8, filter: {discounted: true}) {\n    nodes {\n      ...ProductCard_product\n    }\n  }\n  bestSelling: products(first: 5, filter: {discounted: false}) {\n    nodes {\n      ...ProductCard_product\n    }\n  }\n  catalogueStart: products(first: 15) {\n    nodes {\n      ...ProductCard_product\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Wishlist {\n  wishlist {\n    ...Wishlist_wishlist\n  }\n}\n\nmutation ToggleWishlist($productId: ID!) {\n  wishlistToggle(productId: $productId) {\n    wishlist {\n      ...Wishlist_wishlist\n    }\n    product {\n      ...ProductCard_product\n    }\n    userErrors {\n      ...UserError_error\n    }\n  }\n}"): (typeof documents)["query Wishlist {\n  wishlist {\n    ...Wishlist_wishlist\n  }\n}\n\nmutation ToggleWishlist($productId: ID!) {\n  wishlistToggle(productId: $productId) {\n    wishlist {\n      ...Wishlist_wishlist\n    }\n    product {\n      ...ProductCard_product\n    }\n    userErrors {\n      ...UserError_error\n    }\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;