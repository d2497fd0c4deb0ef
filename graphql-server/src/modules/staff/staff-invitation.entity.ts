import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** Lets whoever holds one of its tokens join the staff, once. Accepted and withdrawn ones are deleted. */
export const StaffInvitationEntity = defineEntity({
  name: 'StaffInvitation',
  tableName: 'staff_invitations',
  properties: {
    id: p.uuid().primary(),
    /** Normalised. */
    email: p.text().unique(),
    /** The id of the staff role. */
    staffRole: p.text(),
    /** Null until the email is sent. */
    tokenHash: p.text().unique().nullable(),
    /** Of the link that whoever invites hands over; null for one from before there were any. */
    linkTokenHash: p.text().unique().nullable(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
  },
});

export type StaffInvitationEntity = InferEntity<typeof StaffInvitationEntity>;
