import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { FormFailure } from '../../../ui/forms/form-error-summary.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { usePermissions } from '../permissions/use-permissions.ts';
import { FieldRow } from '../ui/form/field-row.tsx';
import { DownloadButton } from '../ui/download/download-button.tsx';
import { PageHead } from '../ui/page/page-head.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { NotFoundPanel } from './not-found-panel.tsx';
import { RedirectFields } from './redirect-fields.tsx';
import { RedirectTable } from './redirect-table.tsx';
import { useRedirectForm } from './use-redirect-form.ts';

/** Where URLs without a page lead: those of a former shop, and what was renamed or deleted. */
export function RedirectsPage() {
  const { form, field, failure, submit } = useRedirectForm(null);
  const canImport = usePermissions()?.includes('PRODUCTS_READ');
  return (
    <>
      <PageHead
        title={t`Redirects`}
        note={
          canImport && (
            <TextLink to={adminPaths.sheets()}>
              <Trans>Import from a file</Trans>
            </TextLink>
          )
        }
        actions={<DownloadButton path="/api/exports/redirects.csv" label={t`Download as CSV`} />}
      />
      <Stack gap={24}>
        <Panel title={t`New redirect`}>
          <form noValidate onSubmit={(event) => void submit(event)}>
            <FormFailure message={failure} />
            <FieldRow
              actions={
                <Button type="submit" pending={form.formState.isSubmitting}>
                  <Trans>Add redirect</Trans>
                </Button>
              }
            >
              <RedirectFields name="new" field={field} />
            </FieldRow>
          </form>
        </Panel>
        <RedirectTable />
        <NotFoundPanel
          onRedirect={(path) => {
            form.setValue('path', path, { shouldDirty: true, shouldValidate: true });
            form.setFocus('target');
          }}
        />
      </Stack>
    </>
  );
}
