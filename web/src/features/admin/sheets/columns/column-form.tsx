import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useAction } from '../../../../apollo/use-action.ts';
import { useAppForm } from '../../../../forms/use-app-form.ts';
import { useFormDraft } from '../../../../forms/use-form-draft.ts';
import { SheetImportColumnsUpdateDocument, type SheetImportQuery } from '../../../../gql/graphql.ts';
import { useAdminSession } from '../../../../session/admin-session.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { FormFailure } from '../../../../ui/forms/form-error-summary.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import styles from './column-form.module.css';

type SheetImport = NonNullable<SheetImportQuery['sheetImport']>;

/** Asks what each column of a file is. The shop's guess, or what holds now, is preselected. */
export function ColumnForm({ sheetImport }: { sheetImport: SheetImport }) {
  const { id, state, columnChoices } = sheetImport;
  const columns = distinct(sheetImport.columns ?? []);
  // The server's errors name a column by its position.
  const before = Object.fromEntries(columns.map(({ field }, index) => [String(index), field ?? '']));
  const checked = useAppForm<Record<string, string>>({ defaultValues: before });
  const { form, field, failure } = checked;
  const userId = useAdminSession()?.user.id ?? '';
  const draft = useFormDraft({ form, owner: { space: 'admin', userId, form: `columns of ${id}` }, before });
  const [update, isUpdating] = useAction(SheetImportColumnsUpdateDocument, {
    result: (payload) => payload.sheetImport,
    failure: checked,
    onDone: () => draft.close(),
  });
  const submit = form.handleSubmit((values) =>
    update({
      id,
      columns: columns.map(({ name }, index) => ({ name, field: values[String(index)] || null })),
    }),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={16}>
        <p>
          <Trans>
            One column must say which product a row is about: Title, SKU, Handle or Product ID. The number in
            “Stock” is taken for new products only; the one in “New stock” also replaces the stock of others.
          </Trans>
        </p>
        <div className={styles.columns}>
          {columns.map(({ name, samples }, index) => (
            <SelectField
              key={name}
              label={name || t`Column without a name`}
              hint={samples.length > 0 ? samples.join(' · ') : t`No values`}
              optionalMark={false}
              className={styles.column}
              {...field(String(index))}
            >
              <option value="">{t`Not imported`}</option>
              {columnChoices.map((choice) => (
                <option key={choice} value={choice}>
                  {choice}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
        <FormFailure message={failure} />
        <div>
          <Button type="submit" variant={state === 'UNMAPPED' ? 'primary' : 'outline'} pending={isUpdating}>
            <Trans>Check the file with these columns</Trans>
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** Of several columns whose names differ only in spelling, the server reads the first one. */
function distinct<Column extends { name: string }>(columns: readonly Column[]): Column[] {
  const names = columns.map(({ name }) => name.toLowerCase().replaceAll(/[\s_-]/g, ''));
  return columns.filter((_, index) => names.indexOf(names[index] ?? '') === index);
}
