import { t } from '@lingui/core/macro';
import type { SectionIcon } from '../../../../gql/graphql.ts';

/** What the icons of sections show. */
export const iconLabels = (): Record<SectionIcon, string> => ({
  BAG: t`Shopping bag`,
  BOOK: t`Book`,
  CAMERA: t`Camera`,
  CLOCK: t`Clock`,
  COINS: t`Hand with coins`,
  COMPUTER: t`Computer`,
  CUP: t`Cup`,
  GAMING: t`Game controller`,
  GIFT: t`Gift`,
  GLOBE: t`Globe`,
  HEADPHONES: t`Headphones`,
  HEART: t`Heart`,
  LEAF: t`Leaf`,
  PACKAGE: t`Parcel`,
  PERCENT: t`Percent sign`,
  PHONE: t`Phone`,
  SHIELD: t`Shield`,
  SHIRT: t`Shirt`,
  STORE: t`Shop`,
  SOFA: t`Sofa`,
  CHAT: t`Speech bubbles`,
  STAR: t`Star`,
  TRUCK: t`Truck`,
  WATCH: t`Watch`,
});
