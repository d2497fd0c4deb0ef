import { describe, expect, test } from 'vitest';
import { bestCandidate, brokenCampaignRule, type CampaignMembers } from './campaign-rules.ts';

const at = (text: string) => new Date(text);
const week = { startsAt: at('2026-11-23T00:00Z'), endsAt: at('2026-11-30T00:00Z') };
const none: CampaignMembers = { products: [], categoryIds: [], collectionIds: [] };
const lamp = { productId: 'lamp', price: null };

describe('a campaign as a whole', () => {
  test.each([
    ['a percentage of a category', { percent: 10 }, { categoryIds: ['c'] }, null],
    ['a price of its own', { percent: null }, { products: [{ ...lamp, price: 500 }] }, null],
    ['both', { percent: 10 }, { products: [lamp, { productId: 'tee', price: 500 }] }, null],
    ['a week that repeats', { percent: 10, repeats: 'WEEKLY' }, { collectionIds: ['c'] }, null],
    ['nothing in it', { percent: 10 }, {}, ['products', 'priceCampaign.empty']],
    [
      'a product without a price',
      { percent: null },
      { products: [lamp] },
      ['percent', 'priceCampaign.noPrice'],
    ],
    [
      'a category without a percentage',
      { percent: null },
      { categoryIds: ['c'] },
      ['percent', 'priceCampaign.noPrice'],
    ],
    [
      'an end at its start',
      { percent: 10, endsAt: week.startsAt },
      { categoryIds: ['c'] },
      ['endsAt', 'priceCampaign.endBeforeStart'],
    ],
    [
      'more than a week that repeats',
      { percent: 10, repeats: 'WEEKLY', endsAt: at('2026-11-30T00:00:01Z') },
      { categoryIds: ['c'] },
      ['endsAt', 'priceCampaign.longerThanWeek'],
    ],
  ] as const)('with %s', (_, campaign, members, expected) => {
    const broken = brokenCampaignRule(
      { repeats: 'NONE', ...week, ...campaign },
      { ...none, ...members },
      'UTC',
    );
    expect(broken).toEqual(expected);
  });
});

const percent = (campaignId: string, campaignPercent: number, endsAt = week.endsAt) => ({
  campaignId,
  campaignPercent,
  campaignFixedPrice: null,
  endsAt,
});
const fixed = (campaignId: string, campaignFixedPrice: number) => ({
  campaignId,
  campaignPercent: null,
  campaignFixedPrice,
  endsAt: week.endsAt,
});

test.each([
  ['the lower price', [percent('a', 10), percent('b', 20)], 'b'],
  ['a lower fixed price', [percent('a', 20), fixed('b', 7999)], 'b'],
  ['a percentage with a lower result', [percent('a', 20), fixed('b', 8001)], 'a'],
  [
    'of equal ones the one that ends last',
    [percent('b', 20), percent('a', 20, at('2026-12-01T00:00Z'))],
    'a',
  ],
  ['of those the newest', [percent('a', 20), percent('b', 20)], 'b'],
])('of several campaigns, %s applies', (_, candidates, expected) => {
  expect(bestCandidate(10_000, candidates, 1)?.campaignId).toBe(expected);
  expect(bestCandidate(10_000, candidates.toReversed(), 1)?.campaignId).toBe(expected);
});
