import { t } from '@lingui/core/macro';
import { type Control, useWatch } from 'react-hook-form';
import { fieldRules } from '../../../../forms/field-rules.ts';
import type { CheckedField } from '../../../../forms/use-app-form.ts';
import { TextAreaField } from '../../../../ui/forms/text-area-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { handlePreview } from '../../products/listing/listing-values.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { MAX_SEARCH_DESCRIPTION, SearchResult } from '../../ui/search-result.tsx';
import { HOME } from '../../../content/shared/handle.ts';
import { pagePath } from '../page-links.ts';
import type { PageValues } from './page-values.ts';

/* The server's limits. */
const MAX_TITLE = 120;
const MAX_HANDLE = 100;
const MAX_DESCRIPTION = 320;

interface PageFieldsProps {
  control: Control<PageValues>;
  field: CheckedField<PageValues>;
}

/** The path of the page as typed. */
function usePath(control: Control<PageValues>): string {
  const [title, handle] = useWatch({ control, name: ['title', 'handle'] });
  return pagePath(handle.trim() || handlePreview(title));
}

/** A page's title and URL. The home page's URL never changes. */
export function TitleFields({ control, field, isHome }: PageFieldsProps & { isHome: boolean }) {
  const path = usePath(control);
  return (
    <Panel title={t`Page`}>
      <TextField
        label={t`Title`}
        required
        autoComplete="off"
        {...field('title', {
          validate: {
            required: fieldRules.required(t`Please enter a title`),
            length: fieldRules.atMost(MAX_TITLE),
          },
        })}
      />
      {!isHome && (
        <TextField
          label={t`URL handle`}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          hint={t`The page is at ${location.origin + decodeURI(path)}`}
          {...field('handle', { validate: fieldRules.atMost(MAX_HANDLE) })}
        />
      )}
    </Panel>
  );
}

/** How search engines show the page, with the fields that change it. */
export function SearchFields({ control, field }: PageFieldsProps) {
  const [title, handle, seoTitle, seoDescription] = useWatch({
    control,
    name: ['title', 'handle', 'seoTitle', 'seoDescription'],
  });
  const path = usePath(control);
  return (
    <Panel title={t`Search engine listing`}>
      <Stack gap={16}>
        <SearchResult
          path={path}
          title={seoTitle.trim() || title.trim() || t`Title of the page`}
          description={seoDescription.trim()}
          isHome={handle === HOME}
        />
        <div>
          <TextField
            label={t`Page title`}
            hint={t`Leave empty to use the title.`}
            autoComplete="off"
            {...field('seoTitle', { validate: fieldRules.atMost(MAX_TITLE) })}
          />
          <TextAreaField
            label={t`Meta description`}
            rows={3}
            hint={t`${seoDescription.trim().length} characters; search engines show about ${MAX_SEARCH_DESCRIPTION}.`}
            {...field('seoDescription', { validate: fieldRules.atMost(MAX_DESCRIPTION) })}
          />
        </div>
      </Stack>
    </Panel>
  );
}
