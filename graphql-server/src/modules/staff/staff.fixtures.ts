/** Payloads of the staff mutations; each has one of the results. */
export interface Payload {
  userErrors: { code: string; field: string[] | null }[];
  role: { id: string; name: string; permissions: string[]; isBuiltIn: boolean; memberCount: number } | null;
  invitation: { id: string; email: string; role: { id: string } } | null;
  url: string | null;
  member: { staffRole: { id: string } } | null;
  userId: string | null;
  roleId: string | null;
  invitationId: string | null;
  session: { token: string; user: { role: string; staffRole: { name: string } } } | null;
}

/** Selected fields of each mutation, besides its errors. */
export const selections = {
  staffInvite: 'invitation { id email role { id } } url',
  staffInvitationResend: 'invitation { id } url',
  staffInvitationWithdraw: 'invitationId',
  staffInvitationAccept: 'session { token user { role staffRole { name } } }',
  staffMemberUpdate: 'member { staffRole { id } }',
  staffMemberRemove: 'userId',
  staffRoleCreate: 'role { id name permissions isBuiltIn memberCount }',
  staffRoleUpdate: 'role { id name permissions }',
  staffRoleDelete: 'roleId',
  staffRoleRestore: 'role { id name permissions }',
};
