import { anOrder, anOrderInput, setOrderStatus } from '../../test/orders.ts';
import type { TestApp } from '../../test/start-test-app.ts';
import { aCustomer, type Person } from '../../test/users.ts';

/** A review as its author and staff see it. */
export interface Submission {
  id: string;
  version: string;
  state: string;
  rejectionReason: string | null;
  shown: { stars: number; title: string; text: string; pictures: { url: string }[] } | null;
  stars: number;
  title: string;
  text: string;
  pictures: { url: string }[];
  authorName: string;
  reply: { text: string } | null;
  productTitle: string;
  orderId: string;
}

const SUBMISSION = `{ id version state rejectionReason stars title text pictures { url } authorName reply { text } productTitle orderId
  shown { stars title text pictures { url } } }`;

export interface ReviewPayload {
  review: Submission | null;
  userErrors: { code: string; message: string; field: string[] | null }[];
}

/** A review whose content does not matter. */
export const said = { stars: 4, title: 'Bright', text: 'Illuminating' };

/** Calls a mutation that returns one review; `args` as in a document, with `$input` for `input`. */
export async function callReview(
  { client }: TestApp,
  mutation: string,
  args: string,
  { token }: Person,
  input?: object,
): Promise<ReviewPayload> {
  const declared = input ? '($input: ReviewInput!)' : '';
  const given = input ? `${args}, input: $input` : args;
  const { payload } = await client.data<{ payload: ReviewPayload }>(
    `mutation ${declared} { payload: ${mutation}(${given}) { review ${SUBMISSION} userErrors { code message field } } }`,
    input ? { input } : {},
    token,
  );
  return payload;
}

/** Tries to review a product. */
export const tryReview = (shop: TestApp, author: Person, productId: string, input: object = said) =>
  callReview(shop, 'reviewCreate', `productId: "${productId}"`, author, input);

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
  input: object = said,
): Promise<string> {
  const author = await aCustomer(shop);
  await deliver(shop, staff, author, productId);
  const { review, userErrors } = await tryReview(shop, author, productId, input);
  if (!review) throw new Error(`The review was refused: ${JSON.stringify(userErrors)}`);
  return review.id;
}

/** Result for each moderated review. */
export interface ReviewResult {
  reviewId: string;
  review: Submission | null;
  userErrors: { code: string }[];
}

/** Moderates reviews. @returns the results */
export async function moderate(
  { client }: TestApp,
  { token }: Person,
  reviews: readonly { id: string; expectedVersion?: string }[],
  decision: 'APPROVE' | 'REJECT',
  reason: string | null = null,
): Promise<ReviewResult[]> {
  const { payload } = await client.data<{ payload: { results: ReviewResult[] | null } }>(
    `mutation ($reviews: [ReviewVersionInput!]!, $decision: ReviewDecision!, $reason: String) {
      payload: reviewsModerate(reviews: $reviews, decision: $decision, reason: $reason) {
        results { reviewId review ${SUBMISSION} userErrors { code } } userErrors { code message }
      }
    }`,
    { reviews, decision, reason },
    token,
  );
  return payload.results ?? [];
}

/** A product's rating and published reviews. */
export interface Reviewed {
  rating: { rate: number; reviews: number };
  reviewSummary: { rate: number | null; reviews: number; counts: { stars: number; reviews: number }[] };
  reviews: {
    nodes: { id: string; stars: number; title: string; helpfulVotes: number }[];
    pageInfo: { endCursor: string | null; hasNextPage: boolean };
    totalCount: number;
  };
}

/** Reads a product's reviews as a visitor; `args` as in a document. */
export async function readReviewed(
  { client }: TestApp,
  productId: string,
  args = 'first: 100',
): Promise<Reviewed> {
  const { product } = await client.data<{ product: Reviewed }>(
    `query ($id: ID!) { product(id: $id) {
      rating { rate reviews } reviewSummary { rate reviews counts { stars reviews } }
      reviews(${args}) { nodes { id stars title helpfulVotes } pageInfo { endCursor hasNextPage } totalCount }
    } }`,
    { id: productId },
  );
  return product;
}
