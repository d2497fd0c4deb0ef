import type { RequestContext } from '../../context.ts';
import { userError } from '../../errors.ts';
import type { PathParameters } from '../route.ts';
import { presentWholeUser } from '../present-whole-user.ts';

/** One customer. @throws UserError NOT_FOUND, for an admin's id too */
export async function getUser({ services }: RequestContext, _body: unknown, { id = '' }: PathParameters) {
  const user = await services.users.findCustomer(id);
  if (!user) throw userError('NOT_FOUND', 'There is no such customer.');
  return presentWholeUser(services, user);
}
