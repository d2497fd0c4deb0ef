import { beforeAll, describe, expect, test } from 'vitest';
import { checkIntegrity } from '../../db/check-integrity.ts';
import { describeShop } from '../../test/describe-shop.ts';
import {
  CountReviewsWaiting,
  ListReviews,
  ReadOwnReviews,
  ReadReviewStanding,
  ReplyToReview,
  type ReviewSubmissionFilter,
  VoteOnReview,
} from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { aCustomer, aStaffMember, type Person } from '../../test/users.ts';
import { aReview, deliver, moderate, readReviewed, said, tryReview } from './review.fixtures.ts';

const shop = describeShop();
let owner: Person;
let ada: Person;

beforeAll(async () => {
  owner = await aStaffMember(shop, 'OWNER');
  ada = await aCustomer(shop, 'Ada Lovelace');
});

const em = () => shop.app.orm.em.fork();
const aLamp = () => aProduct(em(), { title: 'Lamp', stock: 500, startingRate: 0 });
const codesOf = ({ userErrors }: { userErrors: { code: string }[] }) => userErrors.map(({ code }) => code);

describe('the reviews of a product', () => {
  let lamp: string;
  let ids: string[];

  beforeAll(async () => {
    lamp = await aLamp();
    ids = [];
    for (const [index, stars] of [3, 5, 1, 5, 3].entries()) {
      shop.clock.advance(1000);
      ids.push(await aReview(shop, owner, lamp, { ...said, stars, title: `No ${index}` }));
    }
    await moderate(
      shop,
      owner,
      ids.map((id) => ({ id })),
      'APPROVE',
    );
    await aReview(shop, owner, lamp, { ...said, title: 'Waits' });
  });

  const titles = async (page: Parameters<typeof readReviewed>[2]) =>
    (await readReviewed(shop, lamp, page)).reviews.nodes
      .map(({ title }) => title.replace('No ', ''))
      .join('');
  const vote = ({ token }: Person, id: string, isHelpful = true) =>
    shop.client.payload(VoteOnReview, { id, isHelpful }, token);

  test('can be sorted and filtered, page by page', async () => {
    await vote(ada, ids[2] ?? '');
    expect(await titles({ sort: 'NEWEST' })).toBe('43210');
    expect(await titles({ sort: 'MOST_HELPFUL' })).toBe('24310');
    expect(await titles({ sort: 'HIGHEST' })).toBe('31402');
    expect(await titles({ sort: 'LOWEST' })).toBe('24031');
    expect(await titles({ filter: { stars: 5 } })).toBe('31');
    expect(await titles({ filter: { hasPictures: true } })).toBe('');
    for (const sort of ['NEWEST', 'MOST_HELPFUL', 'HIGHEST', 'LOWEST'] as const) {
      let read = '';
      let after: string | null = null;
      do {
        const { reviews }: Awaited<ReturnType<typeof readReviewed>> = await readReviewed(shop, lamp, {
          first: 2,
          sort,
          after,
        });
        expect(reviews.totalCount).toBe(5);
        read += reviews.nodes.map(({ title }) => title.replace('No ', '')).join('');
        after = reviews.pageInfo.hasNextPage ? reviews.pageInfo.endCursor : null;
      } while (after);
      expect(read).toBe(await titles({ sort }));
    }
  });

  test('get one helpful vote per customer, but not by their author', async () => {
    const id = ids[4] ?? '';
    const [bob, eve] = [await aCustomer(shop), await aCustomer(shop)];
    await Promise.all([vote(bob, id), vote(eve, id), vote(bob, id), vote(eve, id)]);
    expect((await vote(bob, id)).review).toEqual({ helpfulVotes: 2 });
    expect((await vote(bob, id, false)).review).toEqual({ helpfulVotes: 1 });
    expect((await vote(bob, id, false)).review).toEqual({ helpfulVotes: 1 });
    expect((await vote(bob, 'none')).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
    await deliver(shop, owner, bob, lamp);
    const own = (await tryReview(shop, bob, lamp)).review?.id ?? '';
    expect((await vote(eve, own)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
    await moderate(shop, owner, [{ id: own }], 'APPROVE');
    expect((await vote(bob, own)).userErrors).toEqual([
      { code: 'OWN_REVIEW', message: 'You can’t vote on your own review.' },
    ]);
    await moderate(shop, owner, [{ id: own }], 'REJECT');
    const { reviewStanding } = await shop.client.data(ReadReviewStanding, { productId: lamp }, eve.token);
    expect(reviewStanding).toEqual({ mayReview: false, votedReviewIds: [id], submission: null });
    expect(await checkIntegrity(em())).toEqual([]);
  });

  test('get a reply from the shop, unless they changed since staff read them', async () => {
    const id = ids[0] ?? '';
    const reply = (text: string, expectedVersion?: string) =>
      shop.client.payload(ReplyToReview, { id, text, expectedVersion }, owner.token);
    const { review } = await reply(' Thank\u0007 you. ');
    expect(review?.reply).toEqual({ text: 'Thank you.' });
    expect(codesOf(await reply('No.', '1'))).toEqual(['VERSION_CHANGED']);
    expect((await reply('', review?.version)).review?.reply).toBeNull();
  });

  test('are listed for staff with pending versions, by product, stars and text', async () => {
    const read = async (filter: ReviewSubmissionFilter) => {
      const variables = { filter: { productId: lamp, ...filter } };
      const { reviews } = await shop.client.data(ListReviews, variables, owner.token);
      expect(reviews.totalCount).toBe(reviews.nodes.length);
      return reviews.nodes.map(({ title }) => title);
    };
    expect(await read({ state: 'WAITING' })).toEqual(['Waits']);
    expect(await read({ state: 'APPROVED', stars: 5 })).toEqual(['No 3', 'No 1']);
    expect(await read({ text: 'no 3' })).toEqual(['No 3']);
    expect(await read({ text: '%' })).toEqual([]);
    const { toDo } = await shop.client.data(CountReviewsWaiting, {}, owner.token);
    expect(toDo.reviewsWaiting).toBeGreaterThan(0);
  });
});

test('customers list their own reviews, and products to review', async () => {
  const [lamp, chair] = [await aLamp(), await aLamp()];
  const customer = await aCustomer(shop);
  const order = await deliver(shop, owner, customer, lamp, chair);
  await tryReview(shop, customer, chair);
  const own = await shop.client.data(ReadOwnReviews, {}, customer.token);
  expect(own).toEqual({
    ownReviews: { nodes: [{ productTitle: 'Lamp', state: 'WAITING' }], totalCount: 1 },
    productsToReview: { nodes: [{ product: { id: lamp }, orderId: order }], totalCount: 1 },
  });
});
