import { useShop } from '../shop/use-shop.ts';
import { useAdminSession } from './admin-session.ts';

/**
 * Whether the shop's pages link to the back office: in a trial for everybody, else for who is signed in
 * there.
 */
export function useShowsStaffLink(): boolean {
  const isStaff = useAdminSession() !== null;
  return (useShop()?.showsStaffLink ?? false) || isStaff;
}
