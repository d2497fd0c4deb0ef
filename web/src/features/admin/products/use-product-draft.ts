import type { UseFormReturn } from 'react-hook-form';
import { adminSession } from '../../../session/admin-session.ts';
import { useFormDraft } from '../../../forms/use-form-draft.ts';
import { exampleValues, type ProductValues } from './product-values.ts';

/** The draft of the product, or of the new one without an id; `before` is the product as the form began with it. */
export function useProductDraft(
  form: UseFormReturn<ProductValues>,
  productId: string | null,
  before: ProductValues,
): ReturnType<typeof useFormDraft<ProductValues>> {
  const userId = adminSession.read()?.user.id ?? '';
  return useFormDraft({
    form,
    owner: { space: 'admin', userId, form: `product ${productId ?? 'new'}` },
    before,
    example: exampleValues,
  });
}
