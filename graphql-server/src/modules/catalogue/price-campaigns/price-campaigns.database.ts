import { audited } from '../../../db/declared/audited.ts';
import { changesCatalogue } from '../../../db/declared/changes-catalogue.ts';
import { emits } from '../../../db/declared/emits.ts';
import type { Rule } from '../../../db/declared/rule.ts';
import { editsWhole, versioned } from '../../../db/declared/versioned.ts';
import { PriceCampaignEntity, PriceCampaignMemberEntity } from './price-campaign.entity.ts';

const edited = [
  ...(['name', 'starts_at', 'ends_at', 'repeats', 'percent', 'is_flash_sale', 'deleted_at'] as const),
];

export const campaignRules: readonly Rule[] = [
  versioned(PriceCampaignEntity, { edited, notEdited: {} }),
  audited(PriceCampaignEntity, {
    subject: 'PRICE_CAMPAIGN',
    subjectName: 'changed.name',
    recorded: edited,
    ignored: {},
  }),
  emits(PriceCampaignEntity, {
    insert: 'PRICE_CAMPAIGN_CHANGED',
    update: 'PRICE_CAMPAIGN_CHANGED',
    subject: 'id',
    of: ['version', 'deleted_at'],
  }),
  changesCatalogue(PriceCampaignEntity),

  editsWhole(PriceCampaignMemberEntity, PriceCampaignEntity, 'campaign_id', ['insert', 'delete', 'update']),
  audited(PriceCampaignMemberEntity, {
    subject: 'PRICE_CAMPAIGN',
    subjectId: 'changed.campaign_id',
    subjectName: '(select name from price_campaigns where id = changed.campaign_id)',
    part: {
      kind: 'PRICE_CAMPAIGN_MEMBER',
      name: `case changed.kind
        when 'PRODUCT' then (select title from products where id = changed.member_id)
        when 'CATEGORY' then (select label from categories where id = changed.member_id)
        else (select title from collections where id = changed.member_id) end`,
    },
    recorded: ['kind', 'price'],
    ignored: {
      campaign_id: 'names the entry',
      member_id: 'names the entry',
      position: 'says nothing to people',
    },
  }),
  changesCatalogue(PriceCampaignMemberEntity),
];
