import type { AuthChecker } from 'type-graphql';
import type { RequestContext } from '../context.ts';
import { forbidden, unauthenticated } from '../errors.ts';
import type { Role } from '../modules/users/user.entity.ts';

/** Lets a caller of one of the roles through. @throws AccessError UNAUTHENTICATED or FORBIDDEN */
export const authChecker: AuthChecker<RequestContext, Role> = ({ context }, roles) => {
  if (!context.viewer) throw unauthenticated();
  if (!roles.includes(context.viewer.role)) throw forbidden();
  return true;
};
