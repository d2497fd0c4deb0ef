import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { fieldRules } from '../../../../forms/field-rules.ts';
import type { CheckedField } from '../../../../forms/use-app-form.ts';
import { paths } from '../../../../navigation/paths.ts';
import { TextAreaField } from '../../../../ui/forms/text-area-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { Disclosure } from '../../../../ui/overlay/disclosure.tsx';
import { MAX_SEARCH_DESCRIPTION, MAX_SEARCH_TITLE, SearchResult } from '../../ui/search-result.tsx';
import type { ProductValues } from '../form/product-values.ts';
import { handlePreview } from './listing-values.ts';
import styles from './search-listing.module.css';

interface SearchListingProps {
  control: Control<ProductValues>;
  field: CheckedField<ProductValues>;
}

/** A live preview of the product in search results, with the fields that change it. */
export function SearchListing({ control, field }: SearchListingProps) {
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
    title: field('seoTitle', { validate: fieldRules.atMost(MAX_SEARCH_TITLE) }),
    description: field('seoDescription', { validate: fieldRules.atMost(MAX_SEARCH_DESCRIPTION) }),
    handle: field('handle', { validate: { length: fieldRules.atMost(100), meaning: isMeaningful } }),
  };
  const hasErrors = Object.values(seo).some(({ error }) => error !== undefined);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.listing}>
      <SearchResult path={paths.product(shown.handle)} title={shown.title} description={shown.description} />
      <Disclosure
        summary={t`Edit search engine listing`}
        open={isOpen || hasErrors}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <TextField
          label={t`Page title`}
          hint={t`${seoTitle.trim().length} of ${MAX_SEARCH_TITLE} characters. Leave empty to use the product’s title.`}
          {...seo.title}
        />
        <TextAreaField
          label={t`Meta description`}
          rows={3}
          hint={t`${seoDescription.trim().length} of ${MAX_SEARCH_DESCRIPTION} characters. Leave empty to use the start of the description.`}
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
