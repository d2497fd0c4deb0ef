import { t } from '@lingui/core/macro';
import Camera from 'lucide-react/icons/camera';
import Gamepad from 'lucide-react/icons/gamepad';
import Headphones from 'lucide-react/icons/headphones';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import Watch from 'lucide-react/icons/watch';
import { Link } from 'react-router-dom';
import { paths } from '../../navigation/paths.ts';
import { Grid } from '../../ui/layout/grid.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import styles from './category-tiles.module.css';

/* These are kinds of electronics rather than catalog categories, so each tile links to a search. */
const tiles = () => [
  { label: t`Phones`, query: 'phone', Icon: Smartphone },
  { label: t`Computers`, query: 'laptop', Icon: Monitor },
  { label: t`SmartWatch`, query: 'smart watch', Icon: Watch },
  { label: t`Camera`, query: 'camera', Icon: Camera },
  { label: t`Headphones`, query: 'headphones', Icon: Headphones },
  { label: t`Gaming`, query: 'gamepad', Icon: Gamepad },
];

/** Six tiles that link to searches. */
export function CategoryTiles() {
  return (
    <section aria-labelledby="browse">
      <Stack gap={48}>
        <SectionHead caption={t`Categories`} title={t`Browse By Category`} id="browse" />
        <Grid as="ul" role="list" columns="tiles">
          {tiles().map(({ label, query, Icon }) => (
            <li key={label}>
              <Link className={styles.tile} to={paths.shop({ text: query, categories: ['electronics'] })}>
                <Icon size={56} strokeWidth={1.25} aria-hidden="true" />
                {label}
              </Link>
            </li>
          ))}
        </Grid>
      </Stack>
    </section>
  );
}
