import type { TestApp } from '../../../test/start-test-app.ts';
import { anAdmin } from '../../../test/users.ts';
import { DAY } from '../../../shared/time/duration.ts';

export interface PriceCampaign {
  id: string;
  version: string;
  name: string;
  status: string;
  startsAt: string;
  endsAt: string;
  repeats: string;
  percent: number | null;
  isFlashSale: boolean;
  periodStartsAt: string;
  periodEndsAt: string;
  productCount: number;
  products: { product: { title: string }; price: number | null }[];
  categories: { slug: string }[];
  collections: { handle: string }[];
}

export interface CampaignResult {
  priceCampaign: PriceCampaign | null;
  userErrors: { code: string; message: string; field: string[] | null }[];
}

export const PRICE_CAMPAIGN = `id version name status startsAt endsAt repeats percent isFlashSale periodStartsAt periodEndsAt productCount
  products { product { title } price } categories { slug } collections { handle }`;
const RESULT = `{ priceCampaign { ${PRICE_CAMPAIGN} } userErrors { code message field } }`;

/** Staff calls to plan campaigns. Times are in days from now; campaigns start now by default. */
export function campaignPlanner(shop: TestApp) {
  let token = '';
  const login = async () => {
    ({ token } = await anAdmin(shop));
  };
  const send = async (mutation: string, variables: object) =>
    (await shop.client.data<{ payload: CampaignResult }>(mutation, { ...variables }, token)).payload;
  const at = (days: number) => new Date(shop.clock.now().getTime() + days * DAY).toISOString();
  const byId = (name: string) => (id: string) =>
    send(`mutation ($id: ID!) { payload: ${name}(id: $id) ${RESULT} }`, { id });
  const create = (input: object, { from = 0, to = 1 } = {}) =>
    send(`mutation ($input: PriceCampaignInput!) { payload: priceCampaignCreate(input: $input) ${RESULT} }`, {
      input: { name: 'Black Friday', startsAt: at(from), endsAt: at(to), ...input },
    });
  return {
    at,
    login,
    token: () => token,
    create,
    update: (id: string, input: object, expectedVersion?: string) =>
      send(
        `mutation ($id: ID!, $input: PriceCampaignUpdateInput!, $expectedVersion: String) {
          payload: priceCampaignUpdate(id: $id, input: $input, expectedVersion: $expectedVersion) ${RESULT} }`,
        { id, input, expectedVersion },
      ),
    end: byId('priceCampaignEnd'),
    restore: byId('priceCampaignRestore'),
    remove: async (id: string) => {
      await shop.client.data(
        'mutation ($id: ID!) { priceCampaignDelete(id: $id) { priceCampaignId } }',
        { id },
        token,
      );
    },
    /** Creates a campaign, and expects no errors. */
    planned: async (...campaign: Parameters<typeof create>): Promise<PriceCampaign> => {
      const { priceCampaign: planned, userErrors } = await create(...campaign);
      if (!planned) throw new Error(JSON.stringify(userErrors));
      return planned;
    },
    /** Advances the clock and runs the job. `days` may be a fraction. */
    pass: async (days: number) => {
      shop.clock.advance(days * DAY);
      await shop.app.jobs.run('campaign-prices');
      // The staff session ends earlier than that.
      if (days > 0.1) await login();
    },
  };
}

interface Shown {
  salePrice: number;
  regularPrice: number | null;
  baseSalePrice: number;
  baseRegularPrice: number | null;
}

/** The prices of a product as shoppers see them. */
export async function pricesOf(shop: TestApp, id: string) {
  const { product } = await shop.client.data<{
    product:
      | (Shown & {
          highestPrice: number;
          discount: number | null;
          version: string;
          runningPriceCampaign: { name: string; endsAt: string } | null;
          variants: (Shown & { size: string | null })[];
        })
      | null;
  }>(
    `query ($id: ID!) { product(id: $id) {
      salePrice regularPrice baseSalePrice baseRegularPrice highestPrice discount version runningPriceCampaign { name endsAt }
      variants { size salePrice regularPrice baseSalePrice baseRegularPrice }
    } }`,
    { id },
  );
  if (!product) throw new Error('There is no such product');
  return product;
}

/** Formats prices as "80/100": the current and the former price. */
export function short({ salePrice, regularPrice }: Pick<Shown, 'salePrice' | 'regularPrice'>): string {
  return regularPrice === null ? String(salePrice) : `${salePrice}/${regularPrice}`;
}
