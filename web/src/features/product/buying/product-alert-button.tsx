import { Trans } from '@lingui/react/macro';
import Bell from 'lucide-react/icons/bell';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { orderableUnits } from '../../../lib/quantity-rules.ts';
import type { Availability } from './product-variants.ts';

const AlertDialog = lazy(async () => ({
  default: (await import('../../subscriptions/shared/alert-dialog.tsx')).AlertDialog,
}));

interface ProductAlertButtonProps {
  productId: string;
  availability: Availability;
}

/**
 * Opens the form for a back-in-stock alert on the selected variant or, if it is in stock, for a price alert.
 * No login needed.
 */
export function ProductAlertButton({ productId, availability: { variant, stock } }: ProductAlertButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  // Each opening starts a new form.
  const [opened, setOpened] = useState(0);
  const waitsForStock = variant !== null && orderableUnits(variant) === 0;
  return (
    <>
      <Button
        variant={stock === 0 ? 'primary' : 'quiet'}
        size={stock === 0 ? 'md' : 'sm'}
        aria-haspopup="dialog"
        onClick={() => {
          setOpened((times) => times + 1);
          setIsOpen(true);
        }}
      >
        <Bell size={18} aria-hidden="true" />
        {waitsForStock ? (
          <Trans>Notify me when it’s back in stock</Trans>
        ) : (
          <Trans>Notify me when the price drops</Trans>
        )}
      </Button>
      {opened > 0 && (
        <Suspense>
          <AlertDialog
            key={opened}
            about={
              waitsForStock
                ? { kind: 'BACK_IN_STOCK', productId, variantId: variant.id }
                : { kind: 'PRICE_DROP', productId }
            }
            open={isOpen}
            onOpenChange={setIsOpen}
          />
        </Suspense>
      )}
    </>
  );
}
