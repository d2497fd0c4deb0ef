import {
  EditReview,
  ModerateReviews,
  ReadReviewed,
  type ReadReviewedVariables,
  type ReviewInput,
  type ReviewVersionInput,
  SubmitReview,
} from '../../test/documents.generated.ts';
import { anOrder, anOrderInput, setOrderStatus } from '../../test/orders.ts';
import type { TestApp } from '../../test/start-test-app.ts';
import { aCustomer, type Person } from '../../test/users.ts';

/** A review whose content does not matter. */
export const said = { stars: 4, title: 'Bright', text: 'Illuminating' };

/** Tries to review a product. */
export const tryReview = (
  { client }: TestApp,
  { token }: Person,
  productId: string,
  input: Partial<ReviewInput> = said,
) => client.payload(SubmitReview, { productId, input }, token);

/** Tries to edit a review. */
export const editReview = ({ client }: TestApp, { token }: Person, id: string, input: Partial<ReviewInput>) =>
  client.payload(EditReview, { id, input }, token);

/** Delivers products to a customer. @returns the order's id */
export async function deliver(
  shop: TestApp,
  staff: Person,
  customer: Person,
  ...productIds: string[]
): Promise<string> {
  const id = await anOrder(
    shop.client,
    customer,
    anOrderInput(...productIds.map((productId) => ({ productId }))),
  );
  await setOrderStatus(shop.client, staff, id, 'DELIVERED');
  return id;
}

/** A review by a new customer who received the product. @returns its id */
export async function aReview(
  shop: TestApp,
  staff: Person,
  productId: string,
  input: Partial<ReviewInput> = said,
): Promise<string> {
  const author = await aCustomer(shop);
  await deliver(shop, staff, author, productId);
  const { review, userErrors } = await tryReview(shop, author, productId, input);
  if (!review) throw new Error(`The review was refused: ${JSON.stringify(userErrors)}`);
  return review.id;
}

/** Moderates reviews. @returns the results */
export async function moderate(
  { client }: TestApp,
  { token }: Person,
  reviews: ReviewVersionInput[],
  decision: 'APPROVE' | 'REJECT',
  reason: string | null = null,
) {
  return (await client.payload(ModerateReviews, { reviews, decision, reason }, token)).results ?? [];
}

/** Reads a product's rating and published reviews as a visitor. */
export async function readReviewed(
  { client }: TestApp,
  id: string,
  page: Omit<ReadReviewedVariables, 'id'> = { first: 100 },
) {
  const { product } = await client.data(ReadReviewed, { id, ...page });
  if (!product) throw new Error(`No product ${id}`);
  return product;
}
