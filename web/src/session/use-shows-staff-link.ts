import { useShop } from '../shop/use-shop.ts';
import { useAdminSession } from './admin-session.ts';

/**
 * Whether the shop's pages link to the back office: in a trial shop for everyone, otherwise for signed-in
 * staff.
 */
export function useShowsStaffLink(): boolean {
  const isStaff = useAdminSession() !== null;
  return (useShop()?.showsStaffLink ?? false) || isStaff;
}
