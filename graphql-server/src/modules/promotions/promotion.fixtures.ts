import { CreatePromotion, ReadPromotion } from '../../test/documents.generated.ts';
import type { TestApp } from '../../test/start-test-app.ts';

/** Adds a promotion of 10%, or as given. @returns its id */
export async function aPromotion(shop: TestApp, staff: string, input: object): Promise<string> {
  const { payload } = await shop.client.data(
    CreatePromotion,
    { input: { title: 'Ten', kind: 'PERCENT', percent: 10, ...input } },
    staff,
  );
  if (!payload.promotion) throw new Error(`The promotion was refused: ${JSON.stringify(payload.userErrors)}`);
  return payload.promotion.id;
}

/** A promotion as staff see it. */
export async function seePromotion(
  shop: TestApp,
  staff: string,
  id: string,
): Promise<ReadPromotion['promotion']> {
  return (await shop.client.data(ReadPromotion, { id }, staff)).promotion;
}

/** Ends all promotions, so that those of one test don't affect the next. */
export async function endPromotions({ app }: TestApp): Promise<void> {
  await app.orm.em.fork().execute('update promotions set is_enabled = false');
}
