import { t } from '@lingui/core/macro';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { CollectionTiles } from '../../../catalogue/shared/collection-tiles.tsx';
import { SectionButton } from '../section-button.tsx';
import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';

/** The merchant's collections; nothing without any. */
export function CollectionsSection({ section }: SectionProps) {
  const { collections, link } = section;
  if (collections.length === 0) return null;
  return (
    <SectionFrame section={section} usualTitle={t`Collections`}>
      <CollectionTiles collections={collections} headings="h3" columns="tiles" />
      {link?.url != null && (
        <Stack align="center">
          <SectionButton link={link} variant="outline" />
        </Stack>
      )}
    </SectionFrame>
  );
}
