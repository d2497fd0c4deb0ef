import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import Lock from 'lucide-react/icons/lock';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useSession } from '../../session/shopper-session.ts';
import type { LoginState } from '../../navigation/login-intent.ts';
import type { CheckoutState } from '../../navigation/checkout-state.ts';
import { paths } from '../../navigation/paths.ts';
import type { Address_addressFragment, PaymentMethod } from '../../gql/graphql.ts';
import { tabStorage } from '../../lib/browser/guarded-storage.ts';
import { linesBreakingRules, orderableUnits } from '../../lib/quantity-rules.ts';
import { useShop } from '../../shop/use-shop.ts';
import { chosenCountry } from '../../shop/chosen-country.ts';
import type { DeliveryPlaces } from '../../shop/use-delivery-places.ts';
import { useAppForm } from '../../forms/use-app-form.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { FormErrorSummary, FormFailure } from '../../ui/forms/form-error-summary.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { DeliveryChoice } from '../orders/shared/delivery-choice.tsx';
import { AcceptedTerms, termsRule, TermsCheckbox } from '../orders/shared/accepted-terms.tsx';
import { CheckoutAddresses } from './address/checkout-addresses.tsx';
import { type CheckoutDraft, saveCheckout, withNewOrderId, withoutNotes } from './checkout-draft.ts';
import styles from './checkout-page.module.css';
import {
  billingOf,
  type CheckoutValues,
  emptyValues,
  valuesOfDetails,
  valuesOfProfile,
} from './checkout-values.ts';
import { OrderFields } from './order-fields.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { valuesOfAddress } from './address/saved-address.ts';
import type { CheckoutDetails } from './placing/use-checkout-start.ts';
import type { CheckoutPreview, DeliveryRequest } from './placing/use-checkout-preview.ts';
import { useDeliveryRequest } from './placing/use-delivery-request.ts';
import { usePlaceOrder } from './placing/use-place-order.ts';

interface CheckoutFormProps {
  initialDraft: CheckoutDraft;
  addresses: readonly Address_addressFragment[];
  /** The details of the latest order, if it was left unpaid. */
  details: CheckoutDetails | null;
  /** Whether the shopper must accept the shop's terms. */
  asksForTerms: boolean;
  /** Called when the shop turns out to ask for it. */
  onTermsAsked: () => void;
  placeOrderLabel: string;
  /** The countries whose businesses are asked for their VAT number. */
  vatNumberCountryCodes: readonly string[];
  preview: CheckoutPreview;
  /** The codes for a product that is bought directly. */
  codes: readonly string[];
  codeBox: ReactNode;
  /** Whether the preview is of earlier choices. */
  isOutdated: boolean;
  places: DeliveryPlaces;
  /** Called with the destination and delivery method whenever they change. */
  onDelivery: (delivery: DeliveryRequest) => void;
  refresh: () => Promise<CheckoutPreview>;
}

/** The checkout form and Place Order. Typed values survive a failed attempt and a reload. */
export function CheckoutForm({
  initialDraft,
  addresses,
  details,
  asksForTerms,
  onTermsAsked,
  placeOrderLabel,
  vatNumberCountryCodes,
  preview,
  codes,
  codeBox,
  isOutdated,
  places,
  onDelivery,
  refresh,
}: CheckoutFormProps) {
  const [begun, setBegun] = useState(initialDraft);
  const draft = useMemo(() => ({ ...begun, codes }), [begun, codes]);
  const [isOrdered, setOrdered] = useState(false);
  const user = useSession()?.user;
  const { shopCountryCode } = places;
  const savedValues = knownValues(addresses, details, shopCountryCode);
  const countryCode = chosenCountry(places);
  const deliveryAddress = { ...emptyValues.deliveryAddress, countryCode };
  const profile = { ...(user ? valuesOfProfile(user) : emptyValues), countryCode, deliveryAddress };
  const paymentMethod = useDefaultPaymentMethod();
  const { form, field, fail, showUserErrors, fieldErrors, failure } = useAppForm<CheckoutValues>({
    defaultValues: { ...profile, paymentMethod, ...savedValues, ...initialDraft.values },
  });
  const { place, changes, isLeaving } = usePlaceOrder({
    draft,
    preview,
    refresh,
    onUserErrors: (errors, sent) => {
      showUserErrors(errors, sent);
      // The shop may have begun to ask for its terms to be accepted.
      if (errors.some(({ field }) => field?.includes('acceptsTerms'))) onTermsAsked();
    },
    onFailure: fail,
    onOrderIdUsed: () => {
      setBegun(withNewOrderId(begun));
      setOrdered(true);
    },
  });

  const { requiresShipping } = preview;
  const terms = { shopCountryCode, requiresShipping, vatNumberCountryCodes };
  const isRequested = useDeliveryRequest(form, terms, onDelivery);

  const isShort = !canBeOrdered(preview);

  useEffect(() => {
    // The notes of an order that is to be paid come back as its details.
    const save = (values: CheckoutValues) =>
      saveCheckout(tabStorage, { ...draft, values: isOrdered ? withoutNotes(values) : values });
    save(form.getValues());
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => save(values) });
  }, [form, draft, isOrdered]);

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(place)(event)}>
      <FormErrorSummary errors={fieldErrors} title={t`Your order is not placed yet`} />
      <div className={styles.columns}>
        <Stack gap={8}>
          {!user && <LogInInstead state={draft.state} />}
          <CheckoutAddresses
            form={form}
            field={field}
            preview={preview}
            places={places}
            addresses={addresses}
            isGuest={!user}
            vatNumberCountryCodes={vatNumberCountryCodes}
            isChecking={isOutdated || !isRequested}
            blank={{
              billing: { ...billingOf(profile), streetAddress: '', city: '' },
              delivery: profile.deliveryAddress,
            }}
          />
          <OrderNotes form={form} field={field} isDelivered={requiresShipping} />
        </Stack>
        <div className={styles.order}>
          <OrderSummary preview={preview} codeBox={codeBox} isOutdated={isOutdated || !isRequested} />
          {requiresShipping && <DeliveryOfForm form={form} preview={preview} />}
          <PaymentChoice form={form} field={field} preview={preview} />
          <OrderFields form={form} />
          <Changes
            changes={changes}
            isShort={isShort}
            placeOrderLabel={placeOrderLabel}
            state={draft.state}
          />
          <FormFailure message={failure} />
          {asksForTerms ? <TermsCheckbox {...field('acceptsTerms', termsRule())} /> : <AcceptedTerms />}
          <PlaceOrder
            label={placeOrderLabel}
            preview={preview}
            pending={form.formState.isSubmitting || isLeaving || isOutdated || !isRequested}
          />
        </div>
      </div>
    </form>
  );
}

/** The most common method: by card, if the shop has a card provider. */
function useDefaultPaymentMethod(): PaymentMethod {
  const cards = useShop()?.cardPayment;
  return cards?.available && !cards.isSandbox ? 'CARD' : emptyValues.paymentMethod;
}

interface PlaceOrderProps {
  label: string;
  preview: CheckoutPreview;
  pending: boolean;
}

/** The button, and a note on why card payments are safe. */
function PlaceOrder({ label, preview, pending }: PlaceOrderProps) {
  const { requiresShipping, deliveryMethod, paymentMethods } = preview;
  return (
    <>
      <Button
        type="submit"
        size="lg"
        pending={pending}
        disabled={(requiresShipping && deliveryMethod == null) || paymentMethods.length === 0}
        className={styles.place}
      >
        {label}
      </Button>
      {paymentMethods.includes('CARD') && <CardSecurityNote />}
    </>
  );
}

function CardSecurityNote() {
  return (
    <p className={styles.safe}>
      <Lock size={18} aria-hidden="true" />
      <Trans>You’ll enter your card on our payment provider’s page. We never see the number.</Trans>
    </p>
  );
}

/** A guest with an account need not type all this. */
function LogInInstead({ state }: Pick<ChangesProps, 'state'>) {
  const login: LoginState = { from: paths.checkout(), fromState: state };
  return (
    <p>
      <Trans>
        You’re checking out as a guest. Have an account?{' '}
        <TextLink to={paths.login()} state={login}>
          Log in
        </TextLink>{' '}
        and your cart comes with you.
      </Trans>
    </p>
  );
}

/** The delivery methods for the form's address. */
function DeliveryOfForm({
  form,
  preview,
}: {
  form: UseFormReturn<CheckoutValues>;
  preview: CheckoutPreview;
}) {
  const deliveryMethodId = useWatch({ control: form.control, name: 'deliveryMethodId' });
  return (
    <DeliveryChoice
      options={preview.deliveryMethods}
      selectedId={deliveryMethodId}
      priced={preview.deliveryMethod?.methodId}
      error={form.formState.errors.deliveryMethodId?.message}
      onChoose={(id) => form.setValue('deliveryMethodId', id, { shouldDirty: true })}
    />
  );
}

/** The details entered last, or else the preferred address. */
function knownValues(
  addresses: readonly Address_addressFragment[],
  details: CheckoutDetails | null,
  shopCountryCode: string,
): Partial<CheckoutValues> {
  const preferred = addresses.find(({ isDefault }) => isDefault);
  return {
    ...(preferred && valuesOfAddress(preferred, shopCountryCode)),
    ...(details && valuesOfDetails(details)),
  };
}

/** Whether enough is in stock, in quantities that the variants' rules allow. */
function canBeOrdered({ lines }: CheckoutPreview): boolean {
  return (
    lines.every((line) => line.quantity <= orderableUnits(line)) && linesBreakingRules(lines).length === 0
  );
}

interface ChangesProps {
  changes: string[];
  state: CheckoutState;
  /** Whether something is unavailable in this quantity, so that a retry would not help. */
  isShort: boolean;
  placeOrderLabel: string;
}

function Changes({ changes, ...situation }: ChangesProps) {
  return (
    <div role="alert">
      {changes.length > 0 && (
        <Callout tone="warning" title={t`Something has changed`}>
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          <p>
            <NextStep {...situation} />
          </p>
        </Callout>
      )}
    </div>
  );
}

function NextStep({ state, isShort, placeOrderLabel }: Omit<ChangesProps, 'changes'>) {
  if (state.source === 'cart') {
    return isShort ? (
      <Trans>
        Nothing was ordered. Please <TextLink to={paths.cart()}>change your cart</TextLink> first.
      </Trans>
    ) : (
      <Trans>
        Nothing was ordered. If this is right, press {placeOrderLabel} again, or{' '}
        <TextLink to={paths.cart()}>change your cart</TextLink>.
      </Trans>
    );
  }
  const product = paths.product(state.choice.productId);
  return isShort ? (
    <Trans>
      Nothing was ordered. Please <TextLink to={product}>choose again</TextLink> first.
    </Trans>
  ) : (
    <Trans>
      Nothing was ordered. If this is right, press {placeOrderLabel} again, or{' '}
      <TextLink to={product}>choose again</TextLink>.
    </Trans>
  );
}
