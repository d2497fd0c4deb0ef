import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type {
  MutationpriceCampaignCreateArgs,
  PriceCampaign,
  PriceCampaignInput,
} from '../../../gql/graphql.ts';
import { aCategory } from '../../../test/a-category.ts';
import type { Part } from '../../../test/mock-api.ts';
import { openPage } from '../../../test/open-page.tsx';

const shirts = aCategory({ id: 'category-1', slug: 'shirts', label: 'T-shirts' });
const summer = { id: 'collection-1', handle: 'summer', title: 'Summer by the sea' };

/** The server of a shop without campaigns, which stores added ones. */
async function openForm() {
  const campaigns: Part<PriceCampaign>[] = [];
  const inputs: PriceCampaignInput[] = [];
  await openPage(
    '/admin/campaigns/add',
    {
      categories: [shirts],
      collections: [summer],
      priceCampaigns: () => ({ nodes: campaigns, totalCount: campaigns.length }),
      priceCampaign: ({ id }: { id: string }) => campaigns.find((campaign) => campaign.id === id) ?? {},
      priceCampaignCreate: ({ input }: MutationpriceCampaignCreateArgs) => {
        inputs.push(input);
        const campaign = {
          id: `campaign-${inputs.length}`,
          version: '1',
          name: input.name,
          percent: 20,
          productCount: 2,
          categories: input.categoryIds?.length ? [shirts] : [],
          collections: input.collectionIds?.length ? [summer] : [],
        };
        campaigns.push(campaign);
        return { priceCampaign: campaign };
      },
    },
    'owner',
  );
  return inputs;
}

test.each([
  ['category', 'T-shirts', { categoryIds: ['category-1'] }],
  ['collection', 'Summer by the sea', { collectionIds: ['collection-1'] }],
])('a campaign of a %s is added once, and can be opened', async (kind, group, input) => {
  const inputs = await openForm();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Weekend');
  await page.getByLabelText(/^Starts at/).fill('2030-05-01T10:00');
  await page.getByLabelText(/^Ends at/).fill('2030-05-03T10:00');
  await page.getByRole('textbox', { name: /^Percent off/ }).fill('20');
  await page.getByLabelText(new RegExp(`^Add a ${kind}`)).selectOptions(group);
  await page.getByRole('button', { name: 'Plan campaign' }).click();

  await expect.element(page.getByText('Sales campaign planned')).toBeVisible();
  expect(inputs).toMatchObject([input]);
  await page.getByRole('link', { name: 'Weekend' }).click();
  await expect.element(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Weekend');
  await expect.element(page.getByRole('list', { name: /in the campaign$/ })).toMatchTextContent(group);
});
