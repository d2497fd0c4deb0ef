import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SheetImportQuery } from '../../../gql/graphql.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { Disclosure } from '../../../ui/overlay/disclosure.tsx';
import { DateTime } from '../../../ui/data/date-time.tsx';
import { ColumnForm } from './columns/column-form.tsx';
import styles from './file-description.module.css';

type SheetImport = NonNullable<SheetImportQuery['sheetImport']>;

/** What the check read: whose file it is, its encoding if that is unusual, and which columns count. */
export function FileDescription({ sheetImport }: { sheetImport: SheetImport }) {
  const { state, source, encoding, columns, columnChoices, columnsChosenAt } = sheetImport;
  if (!columns) return null;
  const namesOf = (isImported: boolean) =>
    new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(
      columns.filter((column) => column.isImported === isImported).map(({ name }) => name),
    );
  const importedCount = columns.filter(({ isImported }) => isImported).length;
  const ignoredCount = columns.length - importedCount;
  const imported = plural(importedCount, { one: '# column imported', other: '# columns imported' });
  const ignored = plural(ignoredCount, { one: '# ignored', other: '# ignored' });
  return (
    <div className={styles.description}>
      {source !== null && (
        <p>
          <Trans>This is a file of {source}.</Trans>
        </p>
      )}
      {encoding !== null && (
        <p>
          <Trans>It was read as {encoding}. Please check that letters with accents are right.</Trans>
        </p>
      )}
      {columnsChosenAt != null && (
        <p>
          <Trans>
            Columns as chosen on <DateTime value={columnsChosenAt} />.
          </Trans>
        </p>
      )}
      {state === 'UNMAPPED' ? (
        <ColumnForm sheetImport={sheetImport} />
      ) : (
        <Disclosure summary={ignoredCount > 0 ? t`${imported}, ${ignored}` : imported}>
          <div className={styles.columns}>
            <p>
              <Trans>Imported: {namesOf(true)}</Trans>
            </p>
            {ignoredCount > 0 && (
              <p>
                <Trans>Ignored: {namesOf(false)}</Trans>
              </p>
            )}
          </div>
        </Disclosure>
      )}
      {state !== 'UNMAPPED' && columnChoices.length > 0 && (
        <Disclosure summary={t`Change the columns`}>
          <div className={styles.columns}>
            <ColumnForm key={columnsChosenAt} sheetImport={sheetImport} />
          </div>
        </Disclosure>
      )}
    </div>
  );
}
