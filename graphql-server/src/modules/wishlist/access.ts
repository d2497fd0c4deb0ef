import type { Calls } from '../../test/access-rows.ts';

export const people = `
                              visitor customer other guest owner manager clerk editor viewer expired forged revoked
Query.wishlist                401     ok       ok    403   403   403     403   403    403    401     401    401
Query.namedWishlists          401     ok       ok    403   403   403     403   403    403    401     401    401
Query.wishlistShares          401     ok       ok    403   403   403     403   403    403    401     401    401
Query.sharedWishlist          null    null     null  null  null  null    null  null   null   401     401    401
Mutation.wishlistToggle       401     ok       ok    403   403   403     403   403    403    401     401    401
Mutation.wishlistMoveToCart   401     ok       ok    403   403   403     403   403    403    401     401    401
Mutation.wishlistCreate       401     ok       ok    403   403   403     403   403    403    401     401    401
Mutation.wishlistRename       401     404      404   403   403   403     403   403    403    401     401    401
Mutation.wishlistDelete       401     404      404   403   403   403     403   403    403    401     401    401
Mutation.wishlistItemsAdd     401     404      404   403   403   403     403   403    403    401     401    401
Mutation.wishlistItemsMove    401     404      404   403   403   403     403   403    403    401     401    401
Mutation.wishlistItemsRemove  401     404      404   403   403   403     403   403    403    401     401    401
Mutation.wishlistShare        401     ok       ok    403   403   403     403   403    403    401     401    401
Mutation.wishlistShareEnd     401     ok       ok    403   403   403     403   403    403    401     401    401
`;

export const keys = `
                              needs all  only without expired revoked
Query.wishlist                -     403  -    -       401     401
Query.namedWishlists          -     403  -    -       401     401
Query.wishlistShares          -     403  -    -       401     401
Query.sharedWishlist          -     null -    -       401     401
Mutation.wishlistToggle       -     403  -    -       401     401
Mutation.wishlistMoveToCart   -     403  -    -       401     401
Mutation.wishlistCreate       -     403  -    -       401     401
Mutation.wishlistRename       -     403  -    -       401     401
Mutation.wishlistDelete       -     403  -    -       401     401
Mutation.wishlistItemsAdd     -     403  -    -       401     401
Mutation.wishlistItemsMove    -     403  -    -       401     401
Mutation.wishlistItemsRemove  -     403  -    -       401     401
Mutation.wishlistShare        -     403  -    -       401     401
Mutation.wishlistShareEnd     -     403  -    -       401     401
`;

export const calls: Calls = {
  'Query.wishlist': ['', '{ products { id } }'],
  'Query.namedWishlists': ['', '{ products { id } }'],
  'Query.wishlistShares': ['', '{ token }'],
  'Query.sharedWishlist': ['(token: "x")', '{ name }'],
  'Mutation.wishlistToggle': ['(productId: "<product>")'],
  'Mutation.wishlistMoveToCart': ['(productIds: ["<product>"])'],
  'Mutation.wishlistCreate': ['(name: "<key>")'],
  'Mutation.wishlistRename': ['(id: "none", name: "<key>")'],
  'Mutation.wishlistDelete': ['(id: "none")'],
  'Mutation.wishlistItemsAdd': ['(toId: "none", productIds: [])'],
  'Mutation.wishlistItemsMove': ['(fromId: "none", productIds: [])'],
  'Mutation.wishlistItemsRemove': ['(id: "none", productIds: [])'],
  'Mutation.wishlistShare': [''],
  'Mutation.wishlistShareEnd': [''],
};
