import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, lazy, Suspense, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CheckoutState } from '../../../navigation/checkout-state.ts';
import { paths } from '../../../navigation/paths.ts';
import type { ProductDetails_productFragment } from '../../../gql/graphql.ts';
import { type ChosenOptions, chosenValues, type OptionKey, withValue } from '../../../lib/chosen-options.ts';
import { optionName } from '../../../lib/options-in-url.ts';
import { quantityNote } from '../../../lib/quantity-note.ts';
import { quantityLimits, quantityRulesLabel } from '../../../lib/quantity-rules.ts';
import type { ProductChoice } from '../../../navigation/login-intent.ts';
import { useLoginGate } from '../../../session/use-login-gate.ts';
import { backorderLabel } from '../../../shop/backorder-label.ts';
import { useCurrency } from '../../../shop/use-shop.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Price } from '../../../ui/data/price.tsx';
import { ColourPicker } from '../../../ui/forms/pickers/colour-picker.tsx';
import { QuantityStepper } from '../../../ui/forms/pickers/quantity-stepper.tsx';
import { SizePicker } from '../../../ui/forms/pickers/size-picker.tsx';
import { useAddToCart } from '../../cart/shared/use-add-to-cart.ts';
import styles from './buy-box.module.css';
import { ProductAlertButton } from './product-alert-button.tsx';
import { SizeGuideButton } from '../size-guide/size-guide-button.tsx';
import { type Availability, obstacleOf, priceOf } from './product-variants.ts';
import { useInputFields } from './use-input-fields.ts';
import type { ProductChoiceState } from './use-product-choice.ts';

const InputFields = lazy(async () => ({
  default: (await import('../../custom-fields/shared/input-fields.tsx')).InputFields,
}));

interface BuyBoxProps {
  product: ProductDetails_productFragment;
  choosing: ProductChoiceState;
  /** The availability of the choice; see `useProductChoice`. */
  availability: Availability;
}

/**
 * The product's options and the purchase buttons, or the button for a back-in-stock alert. On a phone the
 * buttons stick to the bottom of the screen, beside the price and the choice.
 */
export function BuyBox({ product, choosing, availability }: BuyBoxProps) {
  const { variant, stock, isOffered } = availability;
  const summaryId = useId();
  const { choice, choose, errorOf, refOf, complete } = choosing;
  const obstacle = (option: OptionKey, value: string) =>
    obstacles()[obstacleOf(product, option, value, choice) ?? 'NONE'];
  const [addToCart, { loading }] = useAddToCart();
  const buyNow = useBuyNow();
  const { inputFields } = product;
  const { complete: completeFields, ...inputValues } = useInputFields(inputFields);

  function completeAll(): ProductChoice | null {
    const chosen = complete();
    const fields = chosen && completeFields();
    return fields && { ...chosen, ...(fields.length > 0 && { fields }) };
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const chosen = completeAll();
    if (chosen) void addToCart({ ...chosen, product });
  }

  return (
    <form className={styles.box} onSubmit={submit}>
      <div className={styles.choices}>
        {product.colours.length > 0 && (
          <ColourPicker
            colours={product.colours.map(({ name, hex, hasHex }) => ({
              name,
              hex: hasHex ? hex : undefined,
              obstacle: obstacle('colour', name),
            }))}
            value={choice.colour}
            onChange={(colour) => choose({ colour })}
            error={errorOf('colour')}
            ref={refOf('colour')}
          />
        )}
        {product.sizes.length > 0 && (
          <SizePicker
            sizes={product.sizes.map((name) => ({ name, obstacle: obstacle('size', name) }))}
            value={choice.size}
            onChange={(size) => choose({ size })}
            error={errorOf('size')}
            ref={refOf('size')}
          />
        )}
        {product.sizeGuide && <SizeGuideButton guide={product.sizeGuide} />}
        {product.otherOptions.map(({ name: label, values }, index) => (
          <SizePicker
            key={label}
            label={label}
            name={optionName(index)}
            sizes={values.map((name) => ({ name, obstacle: obstacle(index, name) }))}
            value={choice.others[index] || null}
            onChange={(value) => choose(withValue(choice, index, value))}
            error={errorOf(index)}
            ref={refOf(index)}
          />
        ))}
        <Suspense>{inputFields.length > 0 && <InputFields fields={inputFields} {...inputValues} />}</Suspense>
      </div>
      <div className={styles.purchase}>
        <QuantityStepper
          compact
          value={choice.quantity}
          {...quantityLimits({ ...variant, stock })}
          disabled={stock === 0}
          onChange={(quantity) => choose({ quantity })}
        />
        <div className={styles.actions} data-toasts-above>
          <Summary id={summaryId} product={product} variant={variant} choice={choice} />
          {stock > 0 ? (
            <>
              <Button
                type="submit"
                variant="outline"
                pending={loading}
                aria-describedby={summaryId}
                // Before the application runs, a press can't fill in fields.
                data-adds-to={inputFields.length > 0 ? undefined : 'cart'}
              >
                <Trans>Add to cart</Trans>
              </Button>
              <Button onClick={() => buyNow(completeAll())}>
                <Trans>Buy now</Trans>
              </Button>
            </>
          ) : variant ? (
            <ProductAlertButton productId={product.id} availability={availability} />
          ) : (
            <Button disabled>{isOffered ? <Trans>Out of stock</Trans> : <Trans>Not offered</Trans>}</Button>
          )}
        </div>
      </div>
      <p role="status" className={styles.limit}>
        {limitNote(choice.quantity, stock, variant)}
      </p>
    </form>
  );
}

/** Which units ship later, the quantities that the variant allows, and why no more can be chosen. */
function limitNote(quantity: number, stock: number, variant: Availability['variant']): string {
  const stockNote = quantity > 1 ? quantityNote(quantity, stock) : '';
  const notes = [variant && laterNote(variant, quantity), variant && quantityRulesLabel(variant), stockNote];
  return notes.filter(Boolean).join('. ');
}

/** Which of the chosen units ship later; the product's head says so when all do. */
function laterNote(
  { stock, backorderable, availableFrom }: NonNullable<Availability['variant']>,
  quantity: number,
): string | null {
  const backorderedQuantity = Math.min(backorderable, Math.max(0, quantity - stock));
  return stock === 0 ? null : backorderLabel({ quantity, backorderedQuantity, availableFrom });
}

interface SummaryProps {
  id: string;
  product: ProductDetails_productFragment;
  variant: Availability['variant'];
  choice: ChosenOptions;
}

/** The buy bar's price and choice. Screen readers read them once, as the description of a button. */
function Summary({ id, product, variant, choice }: SummaryProps) {
  const { amount, isFrom } = priceOf(product, variant);
  return (
    <p id={id} className={styles.summary} aria-hidden="true">
      <Price amount={amount} isFrom={isFrom} currency={useCurrency()} />{' '}
      <span className={styles.choice}>{chosenValues(choice).join(', ')}</span>
    </p>
  );
}

const obstacles = () => ({ SOLD_OUT: t`sold out`, NOT_OFFERED: t`unavailable`, NONE: undefined });

/**
 * Goes to the checkout with one product, bypassing the cart; visitors log in first, if the shop requires it.
 * Null for an incomplete choice.
 */
function useBuyNow(): (choice: ProductChoice | null) => void {
  const passLogin = useLoginGate();
  const navigate = useNavigate();
  const go = async (choice: ProductChoice | null) => {
    if (!choice || !(await passLogin({ kind: 'buy-now', ...choice }))) return;
    const state: CheckoutState = { source: 'product', choice };
    void navigate(paths.checkout(), { state });
  };
  return (choice) => void go(choice);
}
