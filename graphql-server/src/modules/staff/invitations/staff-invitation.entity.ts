import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/**
 * An invitation to join the staff by one of its tokens, once. Accepted and withdrawn invitations are deleted.
 */
export const StaffInvitationEntity = defineEntity({
  name: 'StaffInvitation',
  tableName: 'staff_invitations',
  properties: {
    id: p.uuid().primary(),
    /** Normalized. */
    email: p.text().unique(),
    /** Staff role id. */
    staffRole: p.text(),
    /** Null until the email is sent. */
    tokenHash: p.text().unique().nullable(),
    /** For the link that the inviter hands over; null for invitations from before such links. */
    linkTokenHash: p.text().unique().nullable(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
  },
});

export type StaffInvitationEntity = InferEntity<typeof StaffInvitationEntity>;
