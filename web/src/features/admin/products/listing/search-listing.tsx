import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { fieldRules } from '../../../../forms/field-rules.ts';
import type { CheckedField } from '../../../../forms/use-app-form.ts';
import { documentTitle } from '../../../../navigation/page.ts';
import { paths } from '../../../../navigation/paths.ts';
import { useShopName } from '../../../../shop/use-shop.ts';
import { TextAreaField } from '../../../../ui/forms/text-area-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { Disclosure } from '../../../../ui/overlay/disclosure.tsx';
import type { ProductValues } from '../form/product-values.ts';
import { handlePreview } from './listing-values.ts';
import styles from './search-listing.module.css';

/** Roughly what search engines display. */
const MAX_TITLE = 70;
const MAX_DESCRIPTION = 160;

interface SearchListingProps {
  control: Control<ProductValues>;
  field: CheckedField<ProductValues>;
}

/** A live preview of the product in search results, with the fields that change it. */
export function SearchListing({ control, field }: SearchListingProps) {
  const shopName = useShopName();
  const [title, description, seoTitle, seoDescription, handle] = useWatch({
    control,
    name: ['title', 'description', 'seoTitle', 'seoDescription', 'handle'],
  });
  const shown = {
    title: seoTitle.trim() || title.trim() || t`Title of the product`,
    description: seoDescription.trim() || description.replaceAll(/\s+/gu, ' ').trim(),
    handle: handlePreview(handle.trim() || title),
  };
  const seo = {
    title: field('seoTitle', { validate: fieldRules.atMost(MAX_TITLE) }),
    description: field('seoDescription', { validate: fieldRules.atMost(MAX_DESCRIPTION) }),
    handle: field('handle', { validate: { length: fieldRules.atMost(100), meaning: isMeaningful } }),
  };
  const hasErrors = Object.values(seo).some(({ error }) => error !== undefined);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.listing}>
      <div role="group" aria-label={t`Preview`} className={styles.preview}>
        <p className={styles.url} translate="no">
          {location.origin}
          {decodeURI(paths.product(shown.handle))}
        </p>
        <p className={styles.title}>{documentTitle(shown.title, shopName, false)}</p>
        <p className={styles.description}>
          {shown.description === '' ? (
            <Trans>Without a description, search engines choose their own.</Trans>
          ) : (
            <span translate="no">{cut(shown.description)}</span>
          )}
        </p>
      </div>
      <Disclosure
        summary={t`Edit search engine listing`}
        open={isOpen || hasErrors}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <TextField
          label={t`Page title`}
          hint={t`${seoTitle.trim().length} of ${MAX_TITLE} characters. Leave empty to use the product’s title.`}
          {...seo.title}
        />
        <TextAreaField
          label={t`Meta description`}
          rows={3}
          hint={t`${seoDescription.trim().length} of ${MAX_DESCRIPTION} characters. Leave empty to use the start of the description.`}
          {...seo.description}
        />
        <TextField
          label={t`URL handle`}
          spellCheck={false}
          autoCapitalize="none"
          hint={t`Leave empty to use the title. Links with the old handle still work.`}
          {...seo.handle}
        />
      </Disclosure>
    </div>
  );
}

function isMeaningful(handle: string): true | string {
  return handle.trim() === '' || handlePreview(handle) !== '' || t`Please use letters or digits`;
}

function cut(text: string): string {
  if (text.length <= MAX_DESCRIPTION) return text;
  return `${text.slice(0, MAX_DESCRIPTION).replace(/\s+\S*$/u, '')}…`;
}
