import { t } from '@lingui/core/macro';
import { type Control, useFieldArray } from 'react-hook-form';
import { ChosenGroups } from '../pickers/chosen-groups.tsx';
import type { CampaignValues } from './campaign-values.ts';

/** The server's limit. */
const MAX_COUNT = 50;

/** The categories and collections whose products are in the campaign. */
export function CampaignGroups({ control }: { control: Control<CampaignValues> }) {
  const categories = useFieldArray({ control, name: 'categories' });
  const collections = useFieldArray({ control, name: 'collections' });
  return (
    <ChosenGroups
      max={MAX_COUNT}
      categories={{
        groups: categories.fields,
        label: t`Categories in the campaign`,
        onAdd: (group) => categories.append(group, { shouldFocus: false }),
        onRemove: categories.remove,
      }}
      collections={{
        groups: collections.fields,
        label: t`Collections in the campaign`,
        onAdd: (group) => collections.append(group, { shouldFocus: false }),
        onRemove: collections.remove,
      }}
    />
  );
}
