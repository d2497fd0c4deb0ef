import type { z } from 'zod';
import type { fileBody } from './bodies.ts';
import type { RestContext } from './rest-context.ts';
import { forbidden, userError } from '../errors.ts';
import { requireStaffActor, requireUser, type UserPrincipal } from '../shared/principal.ts';
import type { PersonalDataExport } from '../modules/privacy/personal-data.service.ts';
import type { changedQuery } from './lists/changed-query.ts';
import type { updateUserBody } from './bodies.ts';
import { pagesOf, sortOf } from './lists/pages-of.ts';
import { presentWholeUser, presentWholeUsers } from './present-whole-user.ts';
import type { PathParameters } from './route.ts';
import { message } from '../shared/messages/message.ts';

/** Small, because each customer has up to 100 cart lines, 500 wishlist items and any number of orders. */
const PAGE = 25;

/** All customers, newest first, or those that changed in a period, each with cart, wishlist and orders. */
export async function* getUsers(context: RestContext, changed: z.output<typeof changedQuery>) {
  const { users } = context.services;
  const pages = pagesOf((page) => users.listCustomers(changed, page, sortOf(changed)), PAGE);
  for await (const customers of pages) yield presentWholeUsers(context, customers);
}

/** One customer. @throws UserError NOT_FOUND, also for an admin's id */
export async function getUser(context: RestContext, _body: unknown, { id = '' }: PathParameters) {
  const user = await context.services.users.findCustomer(id);
  if (!user) throw userError('NOT_FOUND', message('account.customerNotFound'));
  return presentWholeUser(context, user);
}

type Body = z.output<typeof updateUserBody>;

/**
 * Changes the caller's cart, wishlist or profile: a body is for one of them, and the first that it contains
 * counts.
 */
export async function updateUser(context: RestContext, body: Body) {
  const principal = requireUser(context);
  await change(context, principal, body);
  return presentWholeUser(context, await context.services.users.get(principal.userId));
}

async function change({ services, ip }: RestContext, principal: UserPrincipal, body: Body): Promise<unknown> {
  const { cart, wishlist, profile } = body;
  if ((cart ?? wishlist) && principal.kind !== 'CUSTOMER') throw forbidden();
  if (cart) return services.cart.replace(principal.userId, cart);
  if (wishlist) return services.wishlist.replace(principal.userId, wishlist);
  // The specification's body has no current password.
  return services.profiles.update(principal, profile, { ip, trustsFreshLogin: true });
}

/** Makes the form's file the caller's profile picture. */
export async function uploadProfilePicture(context: RestContext, { content }: z.output<typeof fileBody>) {
  const user = await context.services.profiles.uploadPicture(requireUser(context), content);
  return presentWholeUser(context, user);
}

/** Everything that the database has about a customer, under the database's own names. */
export async function exportPersonalData(
  context: RestContext,
  _body: unknown,
  { id = '' }: PathParameters,
): Promise<PersonalDataExport> {
  return context.services.personalData.export(requireStaffActor(context), id);
}
