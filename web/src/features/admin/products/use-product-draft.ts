import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { adminSession } from '../../../apollo/admin-session.ts';
import { editsOf, keepProductDraft, readProductDraft } from './product-draft.ts';
import type { ProductValues } from './product-values.ts';

interface ProductDraft {
  /** Whether the form shows edits of an earlier visit. */
  isRestored: boolean;
  /** Takes the product as it is, without the edits. */
  discard: () => void;
  /** The edits are saved, or given up on purpose: nothing is kept from here on. */
  close: () => void;
}

/**
 * Keeps what is typed into a product's form for as long as this tab lives: a session that ends, a crash and a reload take
 * nothing with them. It comes back into the form at its next visit. `before` is the product as the form began with it.
 */
export function useProductDraft(
  form: UseFormReturn<ProductValues>,
  productId: string | null,
  before: ProductValues,
): ProductDraft {
  const [owner] = useState(() => ({ userId: adminSession.read()?.user.id ?? '', productId }));
  const [kept] = useState(() => editsOf(before, { ...before, ...readProductDraft(sessionStorage, owner) }));
  const [isRestored, setRestored] = useState(Object.keys(kept).length > 0);
  const isClosed = useRef(false);

  useEffect(() => {
    if (Object.keys(kept).length > 0) form.reset({ ...before, ...kept }, { keepDefaultValues: true });
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (!isClosed.current) keepProductDraft(sessionStorage, owner, editsOf(before, values));
      },
    });
  }, [form, owner, kept, before]);

  return {
    isRestored,
    discard: () => {
      form.reset(before);
      setRestored(false);
    },
    close: () => {
      isClosed.current = true;
      keepProductDraft(sessionStorage, owner, {});
    },
  };
}
