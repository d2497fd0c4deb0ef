import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** The invitation of a new shop's owner, of which there is at most one. It is deleted when it is accepted. */
export const OwnerInvitationEntity = defineEntity({
  name: 'OwnerInvitation',
  tableName: 'owner_invitations',
  properties: {
    id: p.text().primary(),
    tokenHash: p.text(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
  },
});

export type OwnerInvitationEntity = InferEntity<typeof OwnerInvitationEntity>;
