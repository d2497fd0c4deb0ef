import type { CodeResult_codeFragment } from '../../gql/graphql.ts';
import { CodeBox } from '../orders/shared/code-box.tsx';
import { useCartCodes } from './shared/use-cart-codes.ts';

/** The cart's codes, and a field to add another one. */
export function CartCodes({ codes }: { codes: readonly CodeResult_codeFragment[] }) {
  const { pending, apply, remove } = useCartCodes();
  return <CodeBox codes={codes} pending={pending} onApply={apply} onRemove={remove} />;
}
