import { beforeAll, describe, expect, test } from 'vitest';
import { checkIntegrity } from '../../db/check-integrity.ts';
import { describeShop } from '../../test/describe-shop.ts';
import { DeleteReview, EditReview, ListProductIds } from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrder, anOrderInput, setOrderStatus } from '../../test/orders.ts';
import { aPicture, type UploadedAsset } from '../../test/pictures.ts';
import { aCustomer, aStaffMember, type Person } from '../../test/users.ts';
import { OrderLineEntity } from '../orders/order-line.entity.ts';
import { aReview, deliver, editReview, moderate, readReviewed, said, tryReview } from './review.fixtures.ts';

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

async function upload({ token }: Person, color: string): Promise<{ status: number; body: UploadedAsset }> {
  const form = new FormData();
  const content = await aPicture(color).png().toBuffer();
  form.append('file', new Blob([new Uint8Array(content)], { type: 'image/png' }), 'mine.png');
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${shop.client.address}/api/reviewPictures`, {
    method: 'POST',
    headers,
    body: form,
  });
  return { status: response.status, body: (await response.json()) as UploadedAsset };
}

describe('a review can be written', () => {
  test('by a customer who received the product and kept it, once', async () => {
    const lamp = await aLamp();
    expect(codesOf(await tryReview(shop, ada, lamp))).toEqual(['NOT_REVIEWABLE']);
    const order = await anOrder(shop.client, ada, anOrderInput({ productId: lamp }));
    expect(codesOf(await tryReview(shop, ada, lamp))).toEqual(['NOT_REVIEWABLE']);
    await setOrderStatus(shop.client, owner, order, 'DELIVERED');
    const { review } = await tryReview(shop, ada, lamp);
    expect(review).toMatchObject({
      ...said,
      state: 'WAITING',
      shown: null,
      authorName: 'Ada L.',
      productTitle: 'Lamp',
      orderId: order,
    });
    expect((await tryReview(shop, ada, lamp)).userErrors).toMatchObject([
      { code: 'REVIEW_EXISTS', message: 'You have already reviewed this product. You can edit your review.' },
    ]);
  });

  test('not after a return or a full refund', async () => {
    const [lamp, chair] = [await aLamp(), await aLamp()];
    const customer = await aCustomer(shop);
    const order = await deliver(shop, owner, customer, lamp, chair);
    const setRefunded = (refundedQuantity: number) =>
      em().nativeUpdate(OrderLineEntity, { order, productId: lamp }, { refundedQuantity });
    await setRefunded(1);
    expect(codesOf(await tryReview(shop, customer, lamp))).toEqual(['NOT_REVIEWABLE']);
    await setRefunded(0);
    await setOrderStatus(shop.client, owner, order, 'RETURNED');
    expect(codesOf(await tryReview(shop, customer, chair))).toEqual(['NOT_REVIEWABLE']);
  });

  test('not by strangers, whatever they send, and only of a product on sale', async () => {
    const lamp = await aLamp();
    const eve = await aCustomer(shop, 'Eve');
    const id = await aReview(shop, owner, lamp);
    const strangers = [
      editReview(shop, eve, id, said),
      editReview(shop, eve, 'none', said),
      tryReview(shop, eve, 'none'),
    ];
    for (const payload of await Promise.all(strangers)) expect(codesOf(payload)).toEqual(['NOT_FOUND']);
    expect(codesOf(await shop.client.payload(DeleteReview, { id }, eve.token))).toEqual(['NOT_FOUND']);
  });

  test('with validation errors beside the fields', async () => {
    const { userErrors } = await tryReview(shop, ada, 'none', { stars: 6, title: '', text: 'Short' });
    expect(userErrors).toMatchObject([
      { code: 'INVALID_VALUE', field: ['input', 'stars'] },
      { code: 'REQUIRED', field: ['input', 'title'] },
      { code: 'INVALID_VALUE', field: ['input', 'text'], message: 'Please write at least 10 characters' },
    ]);
  });

  test('once, even with concurrent requests', async () => {
    const lamp = await aLamp();
    const customer = await aCustomer(shop);
    await deliver(shop, owner, customer, lamp);
    const attempts = await Promise.all(Array.from({ length: 8 }, () => tryReview(shop, customer, lamp)));
    const codes = attempts.map((payload) => codesOf(payload)[0] ?? 'ok').toSorted();
    expect(codes).toEqual([...Array.from({ length: 7 }, () => 'REVIEW_EXISTS'), 'ok']);
  });

  test('20 times an hour, including edits', async () => {
    const customer = await aCustomer(shop);
    const attempt = () => shop.client.graphql(EditReview, { id: 'none', input: said }, customer.token);
    for (let count = 0; count < 20; count += 1) expect((await attempt()).errors).toEqual([]);
    expect((await attempt()).errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
  });
});

describe('a review', () => {
  test('counts once approved, with its last approved version, until it is unpublished', async () => {
    const lamp = await aLamp();
    const customer = await aCustomer(shop);
    await deliver(shop, owner, customer, lamp);
    const id = (await tryReview(shop, customer, lamp)).review?.id ?? '';
    const figures = async () => {
      const { reviewSummary, reviews } = await readReviewed(shop, lamp);
      return {
        ...reviewSummary,
        counts: reviewSummary.counts.map((count) => count.reviews).join(),
        shown: reviews.nodes[0]?.title,
      };
    };
    const nothing = { rate: null, reviews: 0, counts: '0,0,0,0,0', shown: undefined };
    expect(await figures()).toEqual(nothing);
    await moderate(shop, owner, [{ id }], 'APPROVE');
    const four = { rate: 4, reviews: 1, counts: '0,1,0,0,0', shown: 'Bright' };
    expect(await figures()).toEqual(four);
    const change = { stars: 1, title: 'Broken', text: 'It broke after a week.' };
    const { review } = await editReview(shop, customer, id, change);
    expect(review).toMatchObject({ ...change, state: 'WAITING', shown: { title: 'Bright' } });
    expect(await figures()).toEqual(four);
    const [rejected] = await moderate(shop, owner, [{ id }], 'REJECT', 'Please say what broke.');
    expect(rejected?.review).toMatchObject({
      state: 'REJECTED',
      rejectionReason: 'Please say what broke.',
      title: 'Broken',
      shown: { title: 'Bright' },
    });
    expect(await figures()).toEqual(four);
    await moderate(shop, owner, [{ id }], 'APPROVE');
    expect(await figures()).toEqual({ rate: 1, reviews: 1, counts: '0,0,0,0,1', shown: 'Broken' });
    await moderate(shop, owner, [{ id }], 'REJECT');
    expect(await figures()).toEqual(nothing);
    await moderate(shop, owner, [{ id }], 'APPROVE');
    await shop.client.data(DeleteReview, { id }, customer.token);
    expect(await figures()).toEqual(nothing);
    expect(await checkIntegrity(em())).toEqual([]);
  });

  test('is averaged with the starting rating of a sample product', async () => {
    // 12 times 4.5, plus 1, 2 and 2: 59 / 15.
    const product = await aProduct(em(), { startingRate: 4.5, stock: 50 });
    const given = [1, 2, 2];
    for (const stars of given) {
      await moderate(
        shop,
        owner,
        [{ id: await aReview(shop, owner, product, { ...said, stars }) }],
        'APPROVE',
      );
    }
    const { rating, reviewSummary } = await readReviewed(shop, product);
    expect(rating).toEqual({ rate: 3.9, reviews: 15 });
    expect(reviewSummary).toMatchObject({ rate: 1.7, reviews: 3 });
    const filter = { ids: [product], minRating: 4 };
    const { products } = await shop.client.data(ListProductIds, { filter });
    expect(products.nodes).toEqual([]);
  });

  test('is counted once when many are approved concurrently', async () => {
    const products = [await aLamp(), await aLamp()];
    const ids: string[] = [];
    for (const product of [...products, ...products]) ids.push(await aReview(shop, owner, product));
    const decisions = [ids, ids.toReversed(), ids].map((order) =>
      moderate(
        shop,
        owner,
        order.map((id) => ({ id })),
        'APPROVE',
      ),
    );
    await Promise.all(decisions);
    for (const product of products) {
      expect((await readReviewed(shop, product)).reviewSummary).toMatchObject({ rate: 4, reviews: 2 });
    }
    expect(await checkIntegrity(em())).toEqual([]);
  });

  test('edited in the meantime is not decided on, but the others are', async () => {
    const lamp = await aLamp();
    const customer = await aCustomer(shop);
    await deliver(shop, owner, customer, lamp);
    const { review } = await tryReview(shop, customer, lamp);
    const other = await aReview(shop, owner, lamp);
    await editReview(shop, customer, String(review?.id), { ...said, title: 'Rude' });
    const read = { id: review?.id ?? '', expectedVersion: review?.version ?? '' };
    expect(await moderate(shop, owner, [read, { id: other }, { id: 'none' }], 'APPROVE')).toMatchObject([
      { review: { state: 'WAITING', title: 'Rude' }, userErrors: [{ code: 'VERSION_CHANGED' }] },
      { review: { state: 'APPROVED' }, userErrors: [] },
      { review: null, userErrors: [{ code: 'NOT_FOUND' }] },
    ]);
  });

  test("shows up to four of its author's pictures, which stay as long as it does", async () => {
    const lamp = await aLamp();
    const customer = await aCustomer(shop);
    expect((await upload(customer, 'red')).status).toBe(403);
    await deliver(shop, owner, customer, lamp);
    const pictureIds = [(await upload(customer, 'red')).body._id, (await upload(customer, 'blue')).body._id];
    const { review } = await tryReview(shop, customer, lamp, { ...said, pictureIds });
    expect(review?.pictures).toHaveLength(2);
    const unknown = await editReview(shop, customer, String(review?.id), {
      ...said,
      pictureIds: ['019aa000-0000-7000-8000-000000000000'],
    });
    expect(unknown.userErrors).toMatchObject([{ field: ['input', 'pictureIds', '0'] }]);
    await moderate(shop, owner, [{ id: review?.id ?? '' }], 'APPROVE');
    await editReview(shop, customer, String(review?.id), {
      ...said,
      pictureIds: pictureIds.slice(1),
    });
    const passTwoDays = () => em().execute(`update assets set used_at = used_at - interval '2 days'`);
    await passTwoDays();
    await shop.app.jobs.run('assets');
    const count = async () => (await em().execute('select id from assets')).length;
    // The approved version is shown until the edit is approved.
    expect(await count()).toBe(2);
    await moderate(shop, owner, [{ id: review?.id ?? '' }], 'APPROVE');
    await passTwoDays();
    await shop.app.jobs.run('assets');
    expect(await count()).toBe(1);
    expect(await checkIntegrity(em())).toEqual([]);
  });
});
