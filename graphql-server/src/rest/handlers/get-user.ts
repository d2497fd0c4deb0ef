import type { RequestContext } from '../../context.ts';
import { refuse } from '../../errors.ts';
import type { PathParameters } from '../route.ts';
import { presentWholeUser } from '../present-whole-user.ts';

/** One customer. @throws Refusal NOT_FOUND, for an admin's id too */
export async function getUser({ services }: RequestContext, _body: unknown, { id = '' }: PathParameters) {
  const user = await services.users.findCustomer(id);
  if (!user) throw refuse('NOT_FOUND', 'There is no such customer.');
  return presentWholeUser(services, user);
}
