import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { useState } from 'react';
import { codeMessage } from '../../../apollo/error-message.ts';
import { type SheetImportKind, SheetImportsDocument } from '../../../gql/graphql.ts';
import { uploadFile } from '../../../lib/browser/upload-file.ts';
import { adminSession } from '../../../session/admin-session.ts';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { usePermissions } from '../permissions/use-permissions.ts';
import { DownloadButton } from '../ui/download/download-button.tsx';
import { FileDrop } from '../ui/form/file-drop.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { importKinds } from './import-kinds.ts';
import { ProgressBar } from './progress-bar.tsx';
import { readImportResponse, type SentFile } from './read-import-response.ts';

interface UploadPanelProps {
  /** Called with the id of the import of the uploaded file. */
  onUploaded: (id: string) => void;
}

/** The kinds of data to export, edit in a spreadsheet and import again. */
export function UploadPanel({ onUploaded }: UploadPanelProps) {
  const held = usePermissions() ?? [];
  const kinds = importKinds().filter(({ reads }) => held.includes(reads));
  const [chosen, setChosen] = useState<SheetImportKind>('PRODUCTS');
  const kind = kinds.find((each) => each.kind === chosen) ?? kinds[0];
  const { send, upload, problem } = useUpload(onUploaded);
  if (!kind) return null;
  return (
    <Panel title={t`Edit in a spreadsheet`} actions={kind.download && <DownloadButton {...kind.download} />}>
      <Stack gap={16}>
        <SelectField
          name="kind"
          label={t`What does the file contain?`}
          hint={kind.hint}
          value={kind.kind}
          onChange={({ target }) => setChosen(target.value as SheetImportKind)}
          optionalMark={false}
          disabled={upload !== null}
        >
          {kinds.map((each) => (
            <option key={each.kind} value={each.kind}>
              {each.label}
            </option>
          ))}
        </SelectField>
        {problem !== null && (
          <Callout tone="danger" role="alert" title={t`File not accepted`}>
            {problem}
          </Callout>
        )}
        {upload ? (
          <ProgressBar label={t`Uploading ${upload.name}`} part={upload.part} />
        ) : held.includes(kind.needs) ? (
          <FileDrop
            icon={<FileSpreadsheet size={28} aria-hidden="true" />}
            label={t`Choose a file`}
            hint={t`Or drop it here. CSV, up to 100,000 rows. You can review all changes before they are made.`}
            accept={kind.accepts}
            onFiles={([file]) => file && void send(kind.importPath, file)}
          />
        ) : (
          <p>
            <Trans>Your role allows you to download this file, but not to import it.</Trans>
          </p>
        )}
      </Stack>
    </Panel>
  );
}

/** Uploads a file, with its progress and the reason for a rejection. */
function useUpload(onUploaded: (id: string) => void) {
  const client = useApolloClient();
  const [upload, setUpload] = useState<{ name: string; part: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function send(path: string, file: File): Promise<void> {
    setProblem(null);
    setUpload({ name: file.name, part: 0 });
    const sent = await sendFile(path, file, (part) => setUpload({ name: file.name, part }));
    setUpload(null);
    if ('problem' in sent) return setProblem(sent.problem);
    onUploaded(sent.id);
    void client.refetchQueries({ include: [SheetImportsDocument] }).catch(() => undefined);
  }

  return { send, upload, problem };
}

async function sendFile(path: string, file: File, onProgress: (part: number) => void): Promise<SentFile> {
  const token = adminSession.read()?.token;
  if (token === undefined) return { problem: codeMessage('UNAUTHENTICATED') };
  return readImportResponse(await uploadFile({ path, file, token, onProgress }));
}
