import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { VariantFilesDocument } from '../../../../gql/graphql.ts';
import { textAt } from '../../../../lib/json.ts';
import { uploadAsStaff } from '../../uploads/upload-as-staff.ts';
import { useUploads } from '../../uploads/use-uploads.ts';

/** The uploads of files to download, for all variants of the product form. */
export function useDigitalFileUploads() {
  const client = useApolloClient();
  const [variants] = useState(() => new Map<File, string>());

  /** Reads a variant's files again, also if the form does not show them at the moment. */
  function refresh(variantId: string): void {
    const variables = { ids: [variantId] };
    void client
      .query({ query: VariantFilesDocument, variables, fetchPolicy: 'network-only' })
      .catch(() => undefined);
  }

  const { queue, uploads, isUploading } = useUploads(
    async (file, onProgress, signal) => {
      const variantId = variants.get(file) ?? '';
      const result = await uploadAsStaff({
        path: `/api/variants/${encodeURIComponent(variantId)}/files`,
        file,
        onProgress,
        signal,
        maxBytes: 200 * 1024 * 1024,
        tooLarge: t`This file is larger than 200 MB.`,
        read: (body) => textAt(body, '_id'),
      });
      // The shop may have stored it before the upload was canceled or the response was lost.
      if (!('stored' in result)) refresh(variantId);
      return result;
    },
    (_id, file) => refresh(variants.get(file) ?? ''),
    // Each of 200 MB has to arrive within the server's time limit.
    1,
  );

  return {
    queue,
    refresh,
    isUploading,
    hasUploads: uploads.length > 0,
    add: (variantId: string, files: readonly File[]) => {
      for (const file of files) variants.set(file, variantId);
      queue.add(files);
    },
    uploadsOf: (variantId: string) => uploads.filter(({ file }) => variants.get(file) === variantId),
  };
}

export type DigitalFileUploads = ReturnType<typeof useDigitalFileUploads>;
