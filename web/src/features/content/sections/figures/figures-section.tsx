import { t } from '@lingui/core/macro';
import { Prose } from '../../../../ui/data/prose.tsx';
import { SectionHeading, labelOf } from '../section-heading.tsx';
import { SectionIcon } from '../section-icon.tsx';
import type { SectionProps } from '../section-props.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import styles from './figures-section.module.css';

/** Figures about the shop, and a note about them. */
export function FiguresSection({ section }: SectionProps) {
  const label = labelOf(section);
  return (
    <section aria-labelledby={label} aria-label={label === undefined ? t`The shop in numbers` : undefined}>
      <Stack gap={48}>
        <SectionHeading section={section} />
        <ul className={styles.figures} role="list">
          {section.items.map(({ id, icon, title, html }) => (
            <li key={id} className={styles.figure}>
              {icon && (
                <span className={styles.icon}>
                  <SectionIcon name={icon} size={32} />
                </span>
              )}
              <p className={styles.value}>{title}</p>
              <Prose className={styles.text} html={html} />
            </li>
          ))}
        </ul>
      </Stack>
      {section.html && <Prose className={styles.note} html={section.html} />}
    </section>
  );
}
