import { t } from '@lingui/core/macro';
import { promoImage, type PromoImageKey } from '../../lib/promo-image.ts';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Slider } from '../../ui/media/slider.tsx';
import styles from './team-carousel.module.css';

const team = (): readonly TeamMember[] => [
  {
    name: 'Amara Osei',
    role: t`Founder`,
    text: t`Opened the first counter and still reads what customers write.`,
    portrait: 'team-1',
  },
  {
    name: 'Jonas Lindqvist',
    role: t`Head of Design`,
    text: t`Sends samples back until the pockets are where your hands expect them.`,
    portrait: 'team-2',
  },
  {
    name: 'Leyla Demir',
    role: t`Buying`,
    text: t`Visits every maker before their products reach our shelves.`,
    portrait: 'team-3',
  },
  {
    name: 'Henrik Voss',
    role: t`Warehouse`,
    text: t`Packs every order as if it were for his own grandchildren.`,
    portrait: 'team-4',
  },
  {
    name: 'Nora Flynn',
    role: t`Customer Care`,
    text: t`Finds the package, the right size and the kind word, in that order.`,
    portrait: 'team-5',
  },
  {
    name: 'Theo Adeyemi',
    role: t`Engineering`,
    text: t`Takes a two-second page load personally.`,
    portrait: 'team-6',
  },
];

/* The carousel has five stops for six team members and advances every 2 seconds (specification section
   9): two are visible at once. */
const PER_VIEW = 2;
const INTERVAL = 2000;
const slides = () => team().map((member) => ({ id: member.name, content: <MemberCard {...member} /> }));

export function TeamCarousel() {
  return (
    <section aria-labelledby="team" className={styles.team}>
      <SectionHead caption={t`Our Team`} title={t`The people behind the counter`} id="team" />
      <Slider label={t`Our team`} slides={slides()} intervalMs={INTERVAL} perView={PER_VIEW} />
    </section>
  );
}

function MemberCard({ name, role, text, portrait }: TeamMember) {
  const picture = promoImage(portrait);
  return (
    <article className={styles.member}>
      <div className={styles.portrait}>
        {picture && <Picture image={picture} sizes="(min-width: 992px) 270px, 46vw" alt="" />}
      </div>
      <div className={styles.text}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.role}>{role}</p>
        <p className={styles.quote}>{text}</p>
      </div>
    </article>
  );
}

/** A fictional team member. */
interface TeamMember {
  name: string;
  role: string;
  /** Their responsibility, in one sentence. */
  text: string;
  portrait: PromoImageKey;
}
