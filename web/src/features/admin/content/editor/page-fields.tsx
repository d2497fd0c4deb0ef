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
import { isHomePage, pagePath } from '../page-links.ts';
import type { PageValues } from './page-values.ts';

/* The server's limits. */
const MAX_TITLE = 120;
const MAX_HANDLE = 100;
const MAX_DESCRIPTION = 320;
const MAX_AUTHOR = 100;

interface PageFieldsProps {
  control: Control<PageValues>;
  field: CheckedField<PageValues>;
}

/** The path of the page as typed. */
function usePath(control: Control<PageValues>): string {
  const [title, handle, kind] = useWatch({ control, name: ['title', 'handle', 'kind'] });
  return pagePath({ kind, handle: handle.trim() || handlePreview(title) });
}

/** A page's title and URL. The home page's URL never changes. */
export function TitleFields({ control, field, isHome }: PageFieldsProps & { isHome: boolean }) {
  const path = usePath(control);
  const kind = useWatch({ control, name: 'kind' });
  return (
    <Panel title={kind === 'POST' ? t`Post` : t`Page`}>
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

/** What only posts have. */
export function PostFields({ field, timeZone }: Pick<PageFieldsProps, 'field'> & { timeZone: string }) {
  return (
    <Panel title={t`Blog`}>
      <TextField
        label={t`Author`}
        autoComplete="off"
        {...field('author', { validate: fieldRules.atMost(MAX_AUTHOR) })}
      />
      <TextField
        label={t`Tags`}
        hint={t`Separated by commas. Shoppers can list all posts with a tag.`}
        autoComplete="off"
        {...field('tags')}
      />
      <TextAreaField
        label={t`Excerpt`}
        rows={3}
        hint={t`Shown in the list of posts, by search engines and in the feed.`}
        {...field('excerpt', { validate: fieldRules.atMost(MAX_DESCRIPTION) })}
      />
      <TextField
        label={t`Date`}
        type="datetime-local"
        hint={t`In the time zone ${timeZone}. Leave empty for the time of its first publication.`}
        {...field('datedAt')}
      />
    </Panel>
  );
}

/** How search engines show the page, with the fields that change it. */
export function SearchFields({ control, field }: PageFieldsProps) {
  const [title, handle, kind, seoTitle, seoDescription] = useWatch({
    control,
    name: ['title', 'handle', 'kind', 'seoTitle', 'seoDescription'],
  });
  const path = usePath(control);
  return (
    <Panel title={t`Search engine listing`}>
      <Stack gap={16}>
        <SearchResult
          path={path}
          title={seoTitle.trim() || title.trim() || t`Title of the page`}
          description={seoDescription.trim()}
          isHome={isHomePage({ kind, handle })}
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
