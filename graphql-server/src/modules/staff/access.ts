import type { Calls } from '../../test/access-rows.ts';

export const people = `
                                  visitor            customer           other              guest              owner              manager            clerk              editor             viewer             expired forged revoked
Query.staff                       401                403                403                403                ok                 ok                 403                403                ok                 401     401    401
Query.staffRoles                  401                403                403                403                ok                 ok                 403                403                ok                 401     401    401
Query.deletedStaffRoles           401                403                403                403                ok                 ok                 403                403                ok                 401     401    401
Query.savedViews                  401                403                403                403                ok                 ok                 ok                 ok                 ok                 401     401    401
Query.staffInvitations            401                403                403                403                ok                 ok                 403                403                ok                 401     401    401
Query.staffInvitation             null               null               null               null               null               null               null               null               null               401     401    401
Query.isOwnerInvitationValid      null               null               null               null               null               null               null               null               null               401     401    401
Mutation.savedViewCreate          401                403                403                403                ok                 ok                 ok                 ok                 ok                 401     401    401
Mutation.savedViewUpdate          401                403                403                403                404                404                404                404                404                401     401    401
Mutation.savedViewDelete          401                403                403                403                404                404                404                404                404                401     401    401
Mutation.staffInvite              401                403                403                403                ok                 403                403                403                403                401     401    401
Mutation.staffInvitationResend    401                403                403                403                404                403                403                403                403                401     401    401
Mutation.staffInvitationWithdraw  401                403                403                403                404                403                403                403                403                401     401    401
Mutation.staffInvitationAccept    INVITATION_INVALID INVITATION_INVALID INVITATION_INVALID INVITATION_INVALID INVITATION_INVALID INVITATION_INVALID INVITATION_INVALID INVITATION_INVALID INVITATION_INVALID 401     401    401
Mutation.ownerInvitationAccept    INVITATION_INVALID INVITATION_INVALID INVITATION_INVALID INVITATION_INVALID INVITATION_INVALID INVITATION_INVALID INVITATION_INVALID INVITATION_INVALID INVITATION_INVALID 401     401    401
Mutation.staffMemberUpdate        401                403                403                403                404                403                403                403                403                401     401    401
Mutation.staffMemberRemove        401                403                403                403                404                403                403                403                403                401     401    401
Mutation.staffSecondFactorReset   401                403                403                403                404                403                403                403                403                401     401    401
Mutation.staffRoleCreate          401                403                403                403                ok                 403                403                403                403                401     401    401
Mutation.staffRoleUpdate          401                403                403                403                404                403                403                403                403                401     401    401
Mutation.staffRoleDelete          401                403                403                403                404                403                403                403                403                401     401    401
Mutation.staffRoleRestore         401                403                403                403                404                403                403                403                403                401     401    401
`;

export const keys = `
                                  needs      all                only without expired revoked
Query.staff                       staff:read ok                 ok   403     401     401
Query.staffRoles                  staff:read ok                 ok   403     401     401
Query.deletedStaffRoles           staff:read ok                 ok   403     401     401
Query.savedViews                  -          403                -    -       401     401
Query.staffInvitations            staff:read ok                 ok   403     401     401
Query.staffInvitation             -          null               -    -       401     401
Query.isOwnerInvitationValid      -          null               -    -       401     401
Mutation.savedViewCreate          -          403                -    -       401     401
Mutation.savedViewUpdate          -          403                -    -       401     401
Mutation.savedViewDelete          -          403                -    -       401     401
Mutation.staffInvite              -          403                -    -       401     401
Mutation.staffInvitationResend    -          403                -    -       401     401
Mutation.staffInvitationWithdraw  -          403                -    -       401     401
Mutation.staffInvitationAccept    -          INVITATION_INVALID -    -       401     401
Mutation.ownerInvitationAccept    -          INVITATION_INVALID -    -       401     401
Mutation.staffMemberUpdate        -          403                -    -       401     401
Mutation.staffMemberRemove        -          403                -    -       401     401
Mutation.staffSecondFactorReset   -          403                -    -       401     401
Mutation.staffRoleCreate          -          403                -    -       401     401
Mutation.staffRoleUpdate          -          403                -    -       401     401
Mutation.staffRoleDelete          -          403                -    -       401     401
Mutation.staffRoleRestore         -          403                -    -       401     401
`;

export const calls: Calls = {
  'Query.staff': ['', '{ id staffRole { permissions } }'],
  'Query.staffRoles': ['', '{ name memberCount }'],
  'Query.deletedStaffRoles': ['', '{ id }'],
  'Query.savedViews': ['(list: PRODUCTS)', '{ name }'],
  'Query.staffInvitations': ['', '{ email }'],
  'Query.staffInvitation': ['(token: "none")', '{ email }'],
  'Query.isOwnerInvitationValid': ['(token: "none")', ''],
  'Mutation.savedViewCreate': ['(input: { list: PRODUCTS, name: "<key>", query: "" })'],
  'Mutation.savedViewUpdate': ['(id: "<product>", input: { name: "Low" })'],
  'Mutation.savedViewDelete': ['(id: "<product>")'],
  'Mutation.staffInvite': ['(input: { email: "<key>@test.example", roleId: "MANAGER" })'],
  'Mutation.staffInvitationResend': ['(id: "<key>")'],
  'Mutation.staffInvitationWithdraw': ['(id: "<key>")'],
  'Mutation.staffInvitationAccept': [
    '(input: { token: "none", name: "Eve", password: "correct horse battery" })',
  ],
  'Mutation.ownerInvitationAccept': [
    '(input: { token: "none", name: "Eve", email: "<key>@test.example", password: "correct horse battery" })',
  ],
  'Mutation.staffMemberUpdate': ['(userId: "<customer>", roleId: "OWNER")'],
  'Mutation.staffMemberRemove': ['(userId: "<customer>")'],
  'Mutation.staffSecondFactorReset': ['(userId: "<customer>")'],
  'Mutation.staffRoleCreate': ['(input: { name: "<key>", permissions: [ORDERS_READ] })'],
  'Mutation.staffRoleUpdate': ['(id: "OWNER", input: { name: "<key>", permissions: [ORDERS_READ] })'],
  'Mutation.staffRoleDelete': ['(id: "VIEWER")'],
  'Mutation.staffRoleRestore': ['(id: "VIEWER")'],
};
