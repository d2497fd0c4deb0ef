import { useState } from 'react';
import { AlertDialog } from '../../ui/overlay/alert-dialog.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx';
import { Cluster } from '../../ui/layout/cluster.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { showToast } from '../../ui/feedback/toast-queue.ts';
import { devPicture } from './dev-picture.ts';
import { DevSection } from './dev-section.tsx';

type Overlay = 'dialog' | 'alert' | 'message' | 'sheet' | null;

/** Dialogs, sheets and toasts. Toasts need a region, which the page provides. */
export function DevOverlays() {
  const [overlay, setOverlay] = useState<Overlay>(null);
  const close = () => setOverlay(null);
  return (
    <DevSection title="Overlays">
      <Cluster>
        <Button variant="outline" onClick={() => setOverlay('dialog')}>
          Dialog
        </Button>
        <Button variant="outline" onClick={() => setOverlay('alert')}>
          Question
        </Button>
        <Button variant="outline" onClick={() => setOverlay('message')}>
          Message
        </Button>
        <Button variant="outline" onClick={() => setOverlay('sheet')}>
          Sheet
        </Button>
        <Button onClick={() => showToast({ tone: 'error', title: 'Action Forbidden' })}>Error notice</Button>
        <Button
          onClick={() =>
            showToast({
              tone: 'success',
              title: 'Item added to cart',
              details: ['Gaming Pad, 2 pieces', 'Subtotal $240'],
              image: devPicture,
              link: { label: 'View cart', to: '/cart' },
            })
          }
        >
          Success notice
        </Button>
      </Cluster>
      <Dialog
        open={overlay === 'dialog'}
        onOpenChange={close}
        title="Edit the address"
        description="It is offered at the next checkout."
        actions={<Button onClick={close}>Save</Button>}
      />
      <AlertDialog
        open={overlay === 'alert'}
        onOpenChange={close}
        title="Delete Oxford Shirt?"
        description="It leaves the catalogue, carts and wishlists. Orders keep what they show."
        confirmLabel="Delete"
        cancelLabel="Cancel"
        danger
        onConfirm={close}
      />
      <AlertDialog
        open={overlay === 'message'}
        onOpenChange={close}
        title="Success"
        description="Your message has been sent successfully. We will contact you very soon."
        confirmLabel="OK"
        onConfirm={close}
      />
      <Sheet
        open={overlay === 'sheet'}
        onOpenChange={close}
        title="Filters"
        footer={
          <Button block onClick={close}>
            Show 12 products
          </Button>
        }
      >
        <CheckboxField name="filter" label="Electronics" />
        <CheckboxField name="filter-two" label="Home & Lifestyle" defaultChecked />
      </Sheet>
    </DevSection>
  );
}
