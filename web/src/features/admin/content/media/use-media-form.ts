import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useAppForm } from '../../../../forms/use-app-form.ts';
import type { EditBase } from '../../../../forms/use-form-draft.ts';
import { type Media_assetFragment as Asset, MediaAssetDocument } from '../../../../gql/graphql.ts';
import { type FieldGroup, fieldParts, joinFields } from '../../ui/conflicts/field-parts.ts';
import { useConflicts } from '../../ui/conflicts/use-conflicts.ts';
import type { useMediaActions } from './use-media-actions.ts';

interface MediaValues {
  alt: string;
  isKept: boolean;
}

const valuesOf = ({ alt, isKept }: Asset): MediaValues => ({ alt, isKept });

const groups = (): FieldGroup<MediaValues>[] => [
  { label: t`What the picture shows`, fields: ['alt'] },
  { label: t`Keep it while nothing uses it`, fields: ['isKept'] },
];

/** The form of what the library says about a picture. Its edits are merged with those of others. */
export function useMediaForm(asset: Asset, update: ReturnType<typeof useMediaActions>['update']) {
  const { id } = asset;
  const client = useApolloClient();
  const editing = useAppForm<MediaValues>({ defaultValues: valuesOf(asset) });
  const [base, setBase] = useState<EditBase<MediaValues>>({
    version: asset.version,
    values: valuesOf(asset),
  });
  const conflicts = useConflicts<MediaValues>({
    editing: {
      draft: { base },
      fail: editing.fail,
      rebase: (latest, values) => {
        setBase(latest);
        editing.form.reset(values);
      },
    },
    parts: (values) => fieldParts(values, groups()),
    join: (parts, like) => joinFields(parts, like, groups()),
    latest: async () => {
      const { data } = await client.query({
        query: MediaAssetDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      const latest = data?.asset;
      return latest ? { version: latest.version, values: valuesOf(latest) } : null;
    },
    save: ({ alt, isKept }, { version }) =>
      update({ id, input: { alt: alt.trim(), isKept }, expectedVersion: version }, { failure: editing }),
  });
  return { ...editing, ...conflicts };
}
