import { Loading } from '../../ui/feedback/loading.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

/** Keeps the room of the cart's table and total while they are on their way. */
export function CartSkeleton() {
  return (
    <Loading label="Loading your cart">
      <Stack gap={24}>
        <Skeleton height="48px" />
        <Skeleton height="104px" />
        <Skeleton height="104px" />
        <Skeleton height="300px" width="min(100%, 470px)" />
      </Stack>
    </Loading>
  );
}
