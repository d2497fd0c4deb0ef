import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useAction } from '../../../apollo/use-action.ts';
import { SheetImportPicturesRetryDocument, type SheetImportQuery } from '../../../gql/graphql.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { DataCell } from '../../../ui/data/data-cell.tsx';
import { DataRow } from '../../../ui/data/data-row.tsx';
import { DataTable } from '../../../ui/data/data-table.tsx';
import { Callout } from '../../../ui/feedback/callout.tsx';
import styles from './entry-tables.module.css';
import { More, SHOWN, TableHeading } from './entry-tables.tsx';
import { ProgressBar } from './progress-bar.tsx';

type SheetImport = NonNullable<SheetImportQuery['sheetImport']>;

/** The pictures on other servers that an import named: how many are stored, and those that failed. */
export function ImportPictures({ sheetImport }: { sheetImport: SheetImport }) {
  const { id, waitingPictureCount, storedPictureCount, failedPictureCount, failedPictures } = sheetImport;
  const [retry, isRetrying] = useAction(SheetImportPicturesRetryDocument, {
    result: (payload) => payload.sheetImport,
    failure: t`Not tried again`,
  });
  const total = waitingPictureCount + storedPictureCount + failedPictureCount;
  if (total === 0) return null;
  const inFigures = (count: number) => count.toLocaleString(i18n.locale);
  return (
    <>
      {waitingPictureCount > 0 ? (
        <>
          <ProgressBar
            label={t`Pictures: ${inFigures(storedPictureCount)} of ${inFigures(total)} stored`}
            part={storedPictureCount / total}
          />
          <p>
            {plural(waitingPictureCount, {
              one: '# picture is still waiting. Until it is stored, its product has a placeholder or its former picture. If its server does not respond, it is tried again for about half an hour. You can leave this page in the meantime.',
              other:
                '# pictures are still waiting. Until they are stored, their products have placeholders or their former pictures. If a server does not respond, it is tried again for about half an hour. You can leave this page in the meantime.',
            })}
          </p>
        </>
      ) : (
        storedPictureCount > 0 && (
          <p>{plural(storedPictureCount, { one: '# picture stored', other: '# pictures stored' })}</p>
        )
      )}
      {failedPictureCount > 0 && (
        <>
          <Callout
            tone="warning"
            role="status"
            title={plural(failedPictureCount, {
              one: '# picture could not be fetched',
              other: '# pictures could not be fetched',
            })}
          >
            <Trans>
              Try again once the other server has them, or correct the URLs and import the file again.
            </Trans>
          </Callout>
          <div>
            <Button variant="outline" pending={isRetrying} onClick={() => void retry({ id })}>
              <Trans>Try again</Trans>
            </Button>
          </div>
          <FailedPictures pictures={failedPictures} />
        </>
      )}
    </>
  );
}

function FailedPictures({ pictures }: { pictures: SheetImport['failedPictures'] }) {
  const columns = [
    { key: 'product', label: t`Product` },
    { key: 'url', label: t`URL` },
    { key: 'message', label: t`Reason` },
  ];
  return (
    <div>
      <TableHeading>{t`Pictures that could not be fetched`}</TableHeading>
      <DataTable caption={t`Pictures that could not be fetched`} columns={columns}>
        {pictures.map(({ url, productId, productTitle, message }) => (
          <DataRow key={`${productId} ${url}`}>
            <DataCell>
              <TextLink to={adminPaths.productEdit(productId)}>{productTitle}</TextLink>
            </DataCell>
            <DataCell label={t`URL`}>
              <span className={styles.message}>{url}</span>
            </DataCell>
            <DataCell label={t`Reason`}>{message}</DataCell>
          </DataRow>
        ))}
      </DataTable>
      {pictures.length >= SHOWN && <More />}
    </div>
  );
}
