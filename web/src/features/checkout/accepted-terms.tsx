import { Trans } from '@lingui/react/macro';
import { paths } from '../../navigation/paths.ts';
import { useShop } from '../../shop/use-shop.ts';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';

/**
 * What placing the order means, in a shop that has terms. They open beside the checkout, which stays as it
 * is.
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
