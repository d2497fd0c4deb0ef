import type { EntityManager } from '../../../db/database.ts';
import { userError } from '../../../errors.ts';
import { message } from '../../../shared/messages/message.ts';
import { isUuid } from '../../../shared/new-id.ts';
import type { CampaignMemberKind, CampaignMembers } from './campaign-rules.ts';
import { PriceCampaignMemberEntity } from './price-campaign.entity.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';

const tables = { PRODUCT: 'products', CATEGORY: 'categories', COLLECTION: 'collections' } as const;
const fields = { PRODUCT: 'products', CATEGORY: 'categoryIds', COLLECTION: 'collectionIds' } as const;

/**
 * Replaces the members of a campaign whose row is locked; unchanged members keep their rows. @throws
 * UserError INVALID_VALUE for unknown members
 */
export async function storeMembers(
  em: EntityManager,
  campaignId: string,
  members: CampaignMembers,
): Promise<void> {
  const requestedMembers = [
    ...members.products.map(
      ({ productId, price }) => ({ kind: 'PRODUCT', memberId: productId, price }) as const,
    ),
    ...members.categoryIds.map((memberId) => ({ kind: 'CATEGORY', memberId, price: null }) as const),
    ...members.collectionIds.map((memberId) => ({ kind: 'COLLECTION', memberId, price: null }) as const),
  ].map((member, position) => ({ ...member, position }));
  const stored = await em.find(PriceCampaignMemberEntity, { campaignId });
  const find = ({ kind, memberId }: { kind: CampaignMemberKind; memberId: string }) =>
    stored.find((row) => row.kind === kind && row.memberId === memberId);
  const added = requestedMembers.filter((member) => !find(member));
  await assertThere(em, added, members);
  const remainingRows = new Set(requestedMembers.map(find));
  for (const row of stored) if (!remainingRows.has(row)) em.remove(row);
  for (const { price, position, ...member } of requestedMembers) {
    const row = find(member);
    if (row) em.assign(row, { price, position });
    else em.create(PriceCampaignMemberEntity, { campaignId, ...member, price, position });
  }
}

/** @throws UserError INVALID_VALUE */
async function assertThere(
  em: EntityManager,
  added: readonly { kind: CampaignMemberKind; memberId: string }[],
  members: CampaignMembers,
): Promise<void> {
  const order = {
    PRODUCT: members.products.map(({ productId }) => productId),
    CATEGORY: members.categoryIds,
    COLLECTION: members.collectionIds,
  };
  for (const kind of ['PRODUCT', 'CATEGORY', 'COLLECTION'] as const) {
    const ids = added.filter((member) => member.kind === kind).map(({ memberId }) => memberId);
    const existingIds = new Set(await knownIds(em, tables[kind], ids.filter(isUuid)));
    const unknown = ids.find((id) => !existingIds.has(id));
    if (unknown === undefined) continue;
    const field = ['input', fields[kind], String(order[kind].indexOf(unknown))];
    throw userError('INVALID_VALUE', message('priceCampaign.memberUnknown'), field);
  }
}

async function knownIds(
  em: EntityManager,
  table: (typeof tables)[CampaignMemberKind],
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const query = em
    .getKysely<CatalogueTables>()
    .selectFrom(table)
    .where('id', 'in', [...ids]);
  const rows = await query.where('deleted_at', 'is', null).select('id').execute();
  return rows.map(({ id }) => id);
}
