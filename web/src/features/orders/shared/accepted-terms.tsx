import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '../../../navigation/paths.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { CheckboxField, type CheckboxFieldProps } from '../../../ui/forms/checkbox-field.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';

/**
 * The shop's terms that an order accepts, if it has any. They open in a new tab, so that the checkout stays.
 */
export function AcceptedTerms() {
  if (!useShop()?.legalPages.includes('TERMS')) return null;
  return (
    <p>
      <Trans>
        By placing the order you accept our{' '}
        <TextLink to={paths.legal.TERMS()} target="_blank">
          terms of sale<VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </TextLink>
        .
      </Trans>
    </p>
  );
}

/** The checkbox of a shop that asks customers to accept its terms. */
export function TermsCheckbox(field: Omit<CheckboxFieldProps, 'label' | 'required'>) {
  return (
    <CheckboxField
      {...field}
      required
      label={
        <Trans>
          I accept the{' '}
          <TextLink to={paths.legal.TERMS()} target="_blank">
            terms of sale<VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </TextLink>
        </Trans>
      }
    />
  );
}

export const termsRule = () => ({
  validate: (isAccepted: boolean) => isAccepted || t`Please accept the terms of sale`,
});
