import { t } from '@lingui/core/macro';
import type { User } from '../../../gql/graphql.ts';

/** How a customer signs in. */
export function signInLabel({ accountType, hasLogin }: Pick<User, 'accountType' | 'hasLogin'>): string {
  if (accountType === 'GOOGLE') return t`Google`;
  return hasLogin ? t`Password` : t`No password yet`;
}
