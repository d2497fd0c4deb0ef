import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import { formatMessage } from '../../shared/messages/locale.ts';
import type { DeletedItem } from '../../shared/deleted-item.ts';
import { isBuiltInRole } from '../../shared/permissions.ts';
import { requireUser } from '../../shared/principal.ts';
import type { SignedIn } from '../auth/accounts/account.service.ts';
import type { User } from '../customers/users/user.ts';
import { permissionName, permissionsNamed } from './permission-names.ts';
import type { MadeInvitation, StaffInvitation } from './invitations/staff-invitation.service.ts';
import { roleName, type StaffRole } from './staff-rules.ts';
import type { StaffServices } from './staff.services.ts';

type Context = RequestContext<StaffServices>;

function toRoleInput({ name, permissions: names }: Gql.StaffRoleInput) {
  return { name, permissions: permissionsNamed(names) };
}

@Resolver(() => Gql.User)
export class StaffResolver {
  @Access('staff:read')
  @Query(() => [Gql.User])
  async staff(@Ctx() { services }: Context): Promise<User[]> {
    return services.staff.list();
  }

  @Access('staff:write')
  @Mutation(() => Gql.StaffMemberPayload)
  async staffMemberUpdate(
    @Arg('userId', () => ID) userId: string,
    @Arg('roleId', () => ID) roleId: string,
    @Ctx() context: Context,
  ): Promise<{ member: User }> {
    return { member: await context.services.staff.changeRole(requireUser(context), userId, roleId) };
  }

  @Access('staff:write')
  @Mutation(() => Gql.StaffMemberPayload)
  async staffSecondFactorReset(
    @Arg('userId', () => ID) userId: string,
    @Ctx() context: Context,
  ): Promise<{ member: User }> {
    return { member: await context.services.staff.resetSecondFactor(requireUser(context), userId) };
  }

  @FieldResolver(() => Gql.StaffRole, { nullable: true })
  async staffRole(@Root() { staffRole }: User, @Ctx() { services }: Context): Promise<StaffRole | null> {
    return staffRole === null ? null : services.staffRoles.find(staffRole);
  }
}

@Resolver(() => Gql.StaffInvitation)
export class StaffInvitationResolver {
  @Access('staff:read')
  @Query(() => [Gql.StaffInvitation])
  async staffInvitations(@Ctx() { services }: Context): Promise<StaffInvitation[]> {
    return services.staffInvitations.list();
  }

  @Access('PUBLIC')
  @Query(() => Gql.StaffInvitation, { nullable: true })
  async staffInvitation(
    @Arg('token', () => String) token: string,
    @Ctx() { services }: Context,
  ): Promise<StaffInvitation | null> {
    return services.staffInvitations.findByToken(token);
  }

  @Access('staff:write')
  @Mutation(() => Gql.StaffInvitationPayload)
  async staffInvite(
    @Arg('input', () => Gql.StaffInviteInput) input: Gql.StaffInviteInput,
    @Ctx() context: Context,
  ): Promise<MadeInvitation> {
    return context.services.staffInvitations.invite(requireUser(context), input);
  }

  @Access('staff:write')
  @Mutation(() => Gql.StaffInvitationPayload)
  async staffInvitationResend(
    @Arg('id', () => ID) id: string,
    @Ctx() context: Context,
  ): Promise<MadeInvitation> {
    return context.services.staffInvitations.resend(requireUser(context), id);
  }

  @Access('staff:write')
  @Mutation(() => Gql.StaffInvitationWithdrawPayload)
  async staffInvitationWithdraw(
    @Arg('id', () => ID) id: string,
    @Ctx() context: Context,
  ): Promise<Partial<Gql.StaffInvitationWithdrawPayload>> {
    await context.services.staffInvitations.withdraw(requireUser(context), id);
    return { invitationId: id };
  }

  @Access('PUBLIC')
  @Mutation(() => Gql.SessionPayload)
  async staffInvitationAccept(
    @Arg('input', () => Gql.StaffInvitationAcceptInput) input: Gql.StaffInvitationAcceptInput,
    @Ctx() { services, ip }: Context,
  ): Promise<{ session: SignedIn }> {
    return { session: await services.staffInvitations.accept(input, ip) };
  }
}

/** Returns scalars and sessions only. */
@Resolver()
export class OwnerInvitationResolver {
  @Access('PUBLIC')
  @Query(() => Boolean)
  async isOwnerInvitationValid(
    @Arg('token', () => String) token: string,
    @Ctx() { services }: Context,
  ): Promise<boolean> {
    return services.ownerInvitations.isValid(token);
  }

  @Access('PUBLIC')
  @Mutation(() => Gql.SessionPayload)
  async ownerInvitationAccept(
    @Arg('input', () => Gql.OwnerInvitationAcceptInput) input: Gql.OwnerInvitationAcceptInput,
    @Ctx() { services, ip }: Context,
  ): Promise<{ session: SignedIn }> {
    return { session: await services.ownerInvitations.accept(input, ip) };
  }
}

@Resolver(() => Gql.StaffRole)
export class StaffRoleResolver {
  @Access('staff:read')
  @Query(() => [Gql.StaffRole])
  async staffRoles(@Ctx() { services }: Context): Promise<StaffRole[]> {
    return services.staffRoles.list();
  }

  @Access('staff:read')
  @Query(() => [Gql.DeletedItem])
  async deletedStaffRoles(@Ctx() { services }: Context): Promise<DeletedItem[]> {
    return services.staffRoles.listDeleted();
  }

  @Access('staff:write')
  @Mutation(() => Gql.StaffRolePayload)
  async staffRoleCreate(
    @Arg('input', () => Gql.StaffRoleInput) input: Gql.StaffRoleInput,
    @Ctx() context: Context,
  ): Promise<{ role: StaffRole }> {
    return { role: await context.services.staffRoles.create(requireUser(context), toRoleInput(input)) };
  }

  @Access('staff:write')
  @Mutation(() => Gql.StaffRolePayload)
  async staffRoleUpdate(
    @Arg('id', () => ID) id: string,
    @Arg('input', () => Gql.StaffRoleInput) input: Gql.StaffRoleInput,
    @Arg('expectedVersion', () => String, { nullable: true }) expectedVersion: string | null,
    @Ctx() context: Context,
  ): Promise<{ role: StaffRole }> {
    const { staffRoles } = context.services;
    const principal = requireUser(context);
    return { role: await staffRoles.update(principal, id, toRoleInput(input), expectedVersion) };
  }

  @Access('staff:write')
  @Mutation(() => Gql.StaffRoleDeletePayload)
  async staffRoleDelete(
    @Arg('id', () => ID) id: string,
    @Ctx() context: Context,
  ): Promise<Partial<Gql.StaffRoleDeletePayload>> {
    await context.services.staffRoles.delete(requireUser(context), id);
    return { roleId: id };
  }

  @Access('staff:write')
  @Mutation(() => Gql.StaffRolePayload)
  async staffRoleRestore(
    @Arg('id', () => ID) id: string,
    @Ctx() context: Context,
  ): Promise<{ role: StaffRole }> {
    return { role: await context.services.staffRoles.restore(requireUser(context), id) };
  }

  @FieldResolver(() => String)
  name(@Root() role: StaffRole, @Ctx() { locale }: Context): string {
    return formatMessage(locale, roleName(role));
  }

  @FieldResolver(() => Boolean)
  isBuiltIn(@Root() { id }: StaffRole): boolean {
    return isBuiltInRole(id);
  }

  @FieldResolver(() => [Gql.Permission])
  permissions(@Root() role: StaffRole): string[] {
    return [...role.permissions].map(permissionName);
  }

  @FieldResolver(() => Number)
  async memberCount(@Root() { id }: StaffRole, @Ctx() { services }: Context): Promise<number> {
    return services.staffRoles.countMembers(id);
  }
}
