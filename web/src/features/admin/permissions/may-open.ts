import type { Permission } from '../../../gql/graphql.ts';
import type { AdminPage } from '../../../navigation/page.ts';

/** Whether a user with these permissions may open the page. */
export function mayOpen({ permission }: AdminPage, held: readonly Permission[]): boolean {
  return permission === null || held.includes(permission);
}
