import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { CarriersDocument } from '../../../../gql/graphql.ts';
import { TextField } from '../../../../ui/forms/text-field.tsx';

/** The carrier and tracking details of a shipment. */
export interface TrackingValues {
  carrier: string;
  trackingNumber: string;
  trackingUrl: string;
}

/**
 * The carriers whose tracking pages the shop knows, and a check whether a tracking URL is needed: not for
 * these, nor without a carrier.
 */
export function useCarriers() {
  const { data } = useQuery(CarriersDocument);
  const names = data?.shop.carriers ?? [];
  const isKnown = (carrier: string) => {
    const name = carrier.trim().toLowerCase();
    return name === '' || names.some((carrierName) => carrierName.toLowerCase() === name);
  };
  /** The API's input. For a known carrier the shop creates the tracking link itself. */
  const toInput = ({ carrier, trackingNumber, trackingUrl }: TrackingValues) => ({
    carrier,
    trackingNumber,
    trackingUrl: isKnown(carrier) ? null : trackingUrl,
  });
  return { names, isKnown, toInput };
}

interface TrackingFieldsProps {
  /** Makes field ids unique if the page has several forms. */
  formId: string;
  fields: Record<keyof TrackingValues, UseFormRegisterReturn & { error: string | undefined }>;
  carriers: ReturnType<typeof useCarriers>;
  /** The carrier being typed. */
  carrier: string;
}

/** Carrier, tracking number, and a tracking link for carriers that the shop does not know. */
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
        {carriers.names.map((carrierName) => (
          <option key={carrierName} value={carrierName} />
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
