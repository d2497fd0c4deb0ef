import { z } from 'zod';

/** Most products of a wishlist. */
export const MAX_WISHES = 500;

export const TOO_MANY_WISHES = `A wishlist holds at most ${MAX_WISHES} products.`;

/** A list of products as a client sends it. */
export const productIdsSchema = z.array(z.string()).max(MAX_WISHES, TOO_MANY_WISHES);
