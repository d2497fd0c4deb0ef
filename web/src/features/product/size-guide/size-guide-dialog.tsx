import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { SizeGuide } from '../../../gql/graphql.ts';
import { paths } from '../../../navigation/paths.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { SizeTable } from './size-table.tsx';
import { sizeTable } from './size-tables.ts';
import styles from './size-guide.module.css';

interface SizeGuideDialogProps {
  guide: SizeGuide;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The size guide for a product. */
export function SizeGuideDialog({ guide, open, onOpenChange }: SizeGuideDialogProps) {
  const id = useId();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t`Size guide`}>
      <div>
        <h3 className={styles.heading} id={id}>
          {sizeTable(guide).title}
        </h3>
        <SizeTable guide={guide} labelledBy={id} />
      </div>
      <p>
        <TextLink to={paths.sizeGuide()}>
          <Trans>Printable size guide</Trans>
        </TextLink>
      </p>
    </Dialog>
  );
}
