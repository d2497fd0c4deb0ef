import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { CarriersDocument } from '../../../../gql/graphql.ts';
import { TextField } from '../../../../ui/forms/text-field.tsx';

/** How a parcel travels. */
export interface TrackingValues {
  carrier: string;
  trackingNumber: string;
  trackingUrl: string;
}

/**
 * The carriers whose tracking pages the shop knows, and whether one is among them; no carrier needs no page.
 */
export function useCarriers() {
  const { data } = useQuery(CarriersDocument);
  const names = data?.shop.carriers ?? [];
  const isKnown = (carrier: string) => {
    const name = carrier.trim().toLowerCase();
    return name === '' || names.some((known) => known.toLowerCase() === name);
  };
  /** What to send: for a known carrier the shop makes the link itself. */
  const toInput = ({ carrier, trackingNumber, trackingUrl }: TrackingValues) => ({
    carrier,
    trackingNumber,
    trackingUrl: isKnown(carrier) ? null : trackingUrl,
  });
  return { names, isKnown, toInput };
}

interface TrackingFieldsProps {
  /** Tells apart the fields of several forms on one page. */
  formId: string;
  fields: Record<keyof TrackingValues, UseFormRegisterReturn & { error: string | undefined }>;
  carriers: ReturnType<typeof useCarriers>;
  /** The carrier as it is typed. */
  carrier: string;
}

/** Carrier, tracking number, and a link for carriers that the shop does not know. */
export function TrackingFields({ formId, fields, carriers, carrier }: TrackingFieldsProps) {
  return (
    <>
      <TextField
        id={`carrier-${formId}`}
        label={t`Carrier`}
        list={`carriers-${formId}`}
        maxLength={60}
        autoComplete="off"
        {...fields.carrier}
      />
      <datalist id={`carriers-${formId}`}>
        {carriers.names.map((known) => (
          <option key={known} value={known} />
        ))}
      </datalist>
      <TextField
        id={`tracking-number-${formId}`}
        label={t`Tracking number`}
        maxLength={100}
        autoComplete="off"
        {...fields.trackingNumber}
      />
      {!carriers.isKnown(carrier) && (
        <TextField
          id={`tracking-url-${formId}`}
          label={t`Tracking link`}
          hint={t`The page where the customer can track the package.`}
          type="url"
          maxLength={2048}
          autoComplete="off"
          {...fields.trackingUrl}
        />
      )}
    </>
  );
}
