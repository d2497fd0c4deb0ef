import type { TestApp } from '../../test/start-test-app.ts';

/** The tested fields of a promotion. */
export interface SeenPromotion {
  id: string;
  code: string | null;
  status: string;
  uses: number;
  discountGiven: number;
}

export interface PromotionPayload {
  promotion: SeenPromotion | null;
  userErrors: { code: string; field: string[] | null }[];
}

const RESULT = '{ promotion { id title code status uses discountGiven version } userErrors { code field } }';

/** Adds a promotion of 10%, or as given. @returns its id */
export async function aPromotion(shop: TestApp, staff: string, input: object): Promise<string> {
  const { payload } = await shop.client.data<{ payload: PromotionPayload }>(
    `mutation ($input: PromotionInput!) { payload: promotionCreate(input: $input) ${RESULT} }`,
    { input: { title: 'Ten', kind: 'PERCENT', percent: 10, ...input } },
    staff,
  );
  if (!payload.promotion) throw new Error(`The promotion was refused: ${JSON.stringify(payload.userErrors)}`);
  return payload.promotion.id;
}

/** Runs a mutation of one promotion. */
export async function changePromotion(
  shop: TestApp,
  staff: string,
  mutation: string,
  args: string,
): Promise<PromotionPayload> {
  const document = `mutation { payload: ${mutation}(${args}) ${RESULT} }`;
  return (await shop.client.data<{ payload: PromotionPayload }>(document, {}, staff)).payload;
}

/** A promotion as staff see it. */
export async function seePromotion(shop: TestApp, staff: string, id: string): Promise<SeenPromotion> {
  const { promotion } = await shop.client.data<{ promotion: SeenPromotion }>(
    `query ($id: ID!) { promotion(id: $id) { id title code status uses discountGiven } }`,
    { id },
    staff,
  );
  return promotion;
}

/** Ends all promotions, so that those of one test don't affect the next. */
export async function endPromotions({ app }: TestApp): Promise<void> {
  await app.orm.em.fork().execute('update promotions set is_enabled = false');
}
