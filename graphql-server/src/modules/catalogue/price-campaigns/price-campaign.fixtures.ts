import {
  CreateCampaign,
  DeleteCampaign,
  EndCampaign,
  type PlannedCampaign,
  ReadPrices,
  RestoreCampaign,
  UpdateCampaign,
} from '../../../test/documents.generated.ts';
import type { TestApp } from '../../../test/start-test-app.ts';
import { anAdmin } from '../../../test/users.ts';
import { DAY } from '../../../shared/time/duration.ts';

/** Staff calls to plan campaigns. Times are in days from now; campaigns start now by default. */
export function campaignPlanner(shop: TestApp) {
  let token = '';
  const login = async () => {
    ({ token } = await anAdmin(shop));
  };
  const at = (days: number) => new Date(shop.clock.now().getTime() + days * DAY).toISOString();
  const create = async (input: object, { from = 0, to = 1 } = {}) => {
    const campaign = { name: 'Black Friday', startsAt: at(from), endsAt: at(to), ...input };
    return (await shop.client.data(CreateCampaign, { input: campaign }, token)).payload;
  };
  return {
    at,
    login,
    token: () => token,
    create,
    update: async (id: string, input: object, expectedVersion?: string) =>
      (await shop.client.data(UpdateCampaign, { id, input, expectedVersion }, token)).payload,
    end: async (id: string) => (await shop.client.data(EndCampaign, { id }, token)).payload,
    restore: async (id: string) => (await shop.client.data(RestoreCampaign, { id }, token)).payload,
    remove: (id: string) => shop.client.data(DeleteCampaign, { id }, token),
    /** Creates a campaign, and expects no errors. */
    planned: async (...campaign: Parameters<typeof create>): Promise<PlannedCampaign> => {
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

/** The prices of a product as shoppers see them. */
export async function pricesOf(shop: TestApp, id: string) {
  const { product } = await shop.client.data(ReadPrices, { id });
  if (!product) throw new Error('There is no such product');
  return product;
}

/** Formats prices as "80/100": the current and the former price. */
export function short({
  salePrice,
  regularPrice,
}: {
  salePrice: number;
  regularPrice: number | null;
}): string {
  return regularPrice === null ? String(salePrice) : `${salePrice}/${regularPrice}`;
}
