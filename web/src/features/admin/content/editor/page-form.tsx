import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { PageForm_pageFragment, PageKind, PageState_pageFragment } from '../../../../gql/graphql.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { useBackToList } from '../../list/use-back-to-list.ts';
import type { PendingUploads } from '../../pictures/use-report-uploads.ts';
import { ConflictDialog } from '../../ui/conflicts/conflict-dialog.tsx';
import { EditForm } from '../../ui/form/edit-form.tsx';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { toZonedInput } from '../../../../lib/time/zoned-time.ts';
import { isHomePage, listPath } from '../page-links.ts';
import { labelOfField, nameOfField } from '../section-forms/section-errors.ts';
import { PostFields, SearchFields, TitleFields } from './page-fields.tsx';
import { exampleOf, nameOfSection, type PageValues, valuesOf } from './page-values.ts';
import { PublishingPanel } from './publishing-panel.tsx';
import { SectionList } from './section-list.tsx';
import { useFormHistory } from './use-form-history.ts';
import { useSavePage } from './use-save-page.ts';
import { useSections } from './use-sections.ts';

interface PageFormProps {
  /** The page to edit; null for a new one. */
  page: PageForm_pageFragment | null;
  /** Its latest state, which changes without an edit. */
  state: PageState_pageFragment | null;
  kind: PageKind;
  timeZone: string;
  /** The positions of the sections whose forms are open at first. */
  openAtFirst: readonly number[];
  /** Called with the id of the saved page, and the positions of the sections whose forms are open. */
  onSaved: (id: string, open: number[]) => void | Promise<void>;
}

/** Adds or edits a page, and publishes it. */
export function PageForm({ page, state, kind, timeZone, openAtFirst, onSaved }: PageFormProps) {
  const [before] = useState(page);
  const editing = useEditForm<PageValues>({
    name: `${kind.toLowerCase()} ${before?.id ?? 'new'}`,
    defaultValues: () => valuesOf(before, kind, timeZone),
    version: before?.version ?? null,
    example: exampleOf,
  });
  const { form, field } = editing;
  const back = useBackToList(listPath(kind));
  const sections = useSections(form);
  const history = useFormHistory(form);
  const keysAt = (places: readonly number[]) =>
    new Set(places.flatMap((place) => sections.sections[place]?.key ?? []));
  const [openKeys, setOpenKeys] = useState<ReadonlySet<string>>(() => keysAt(openAtFirst));
  const [uploads, setUploads] = useState<PendingUploads>(new Map());
  const planned = state?.publishAt == null ? '' : toZonedInput(state.publishAt, timeZone);
  const [publishAt, setPublishAt] = useState(planned);
  const saving = useSavePage(before, timeZone, editing, (keys) =>
    setOpenKeys(new Set([...openKeys, ...keys])),
  );

  async function save(values: PageValues, pressed: string): Promise<boolean> {
    if ([...uploads.values()].includes(true)) {
      editing.fail(t`Please wait until the picture is uploaded.`);
      return false;
    }
    return saving.save(values, pressed === 'publish' ? { at: publishAt } : null);
  }

  const { isDirty } = form.formState;
  const isUpToDate = !isDirty && state?.isPublished && !state.hasUnpublishedChanges && publishAt === planned;
  return (
    <>
      <EditForm
        editing={editing}
        hasUploads={uploads.size > 0}
        rowErrors={[...saving.errors].map(([name, message]) => ({
          name,
          message: withSection(name, message, sections.sections),
        }))}
        save={save}
        onSaved={() => {
          const open = sections.sections.flatMap(({ key }, place) => (openKeys.has(key) ? place : []));
          return onSaved(saving.savedId(), open);
        }}
        label={before ? t`Save draft` : t`Add draft`}
        further={
          <Button type="submit" value="publish" disabled={isUpToDate} pending={form.formState.isSubmitting}>
            {publishAt === '' ? t`Save and publish` : t`Save and plan`}
          </Button>
        }
        cancelTo={back.to}
        leaveWarning={t`You have changed this page but not saved it. If you leave now, these changes are lost.`}
      >
        <Stack gap={24}>
          <TitleFields control={form.control} field={field} isHome={before !== null && isHomePage(before)} />
          <SectionList
            sections={sections}
            history={history}
            openKeys={openKeys}
            setOpenKeys={setOpenKeys}
            errors={saving.errors}
            onUploads={setUploads}
          />
          {kind === 'POST' && <PostFields field={field} timeZone={timeZone} />}
          <SearchFields control={form.control} field={field} />
          <PublishingPanel
            page={state}
            publishAt={publishAt}
            setPublishAt={setPublishAt}
            error={saving.timeError}
          />
        </Stack>
      </EditForm>
      <ConflictDialog question={saving.question} />
    </>
  );
}

/** An error of a section's field for the summary, with the names of section and field. */
function withSection(name: string, message: string, sections: PageValues['sections']): string {
  const section = sections.find(({ key }) => name.startsWith(nameOfField(key)));
  if (!section) return message;
  const place = [nameOfSection(section), labelOfField(section, name)]
    .filter((label) => label !== '')
    .join(', ');
  return t`${place}: ${message}`;
}
