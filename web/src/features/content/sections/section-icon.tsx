import BookOpen from 'lucide-react/icons/book-open';
import Camera from 'lucide-react/icons/camera';
import Clock from 'lucide-react/icons/clock';
import Coffee from 'lucide-react/icons/coffee';
import Gamepad from 'lucide-react/icons/gamepad';
import Gift from 'lucide-react/icons/gift';
import Globe from 'lucide-react/icons/globe';
import HandCoins from 'lucide-react/icons/hand-coins';
import Headphones from 'lucide-react/icons/headphones';
import Heart from 'lucide-react/icons/heart';
import Leaf from 'lucide-react/icons/leaf';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Monitor from 'lucide-react/icons/monitor';
import Package from 'lucide-react/icons/package';
import Percent from 'lucide-react/icons/percent';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Shirt from 'lucide-react/icons/shirt';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Smartphone from 'lucide-react/icons/smartphone';
import Sofa from 'lucide-react/icons/sofa';
import Star from 'lucide-react/icons/star';
import Store from 'lucide-react/icons/store';
import Truck from 'lucide-react/icons/truck';
import Watch from 'lucide-react/icons/watch';
import type { LucideIcon } from 'lucide-react';
import type { SectionIcon as IconName } from '../../../gql/graphql.ts';

const icons: Readonly<Record<IconName, LucideIcon>> = {
  PHONE: Smartphone,
  COMPUTER: Monitor,
  WATCH: Watch,
  CAMERA: Camera,
  HEADPHONES: Headphones,
  GAMING: Gamepad,
  TRUCK: Truck,
  SHIELD: ShieldCheck,
  STORE: Store,
  PACKAGE: Package,
  BAG: ShoppingBag,
  COINS: HandCoins,
  HEART: Heart,
  STAR: Star,
  LEAF: Leaf,
  CUP: Coffee,
  GIFT: Gift,
  SHIRT: Shirt,
  SOFA: Sofa,
  BOOK: BookOpen,
  CLOCK: Clock,
  GLOBE: Globe,
  CHAT: MessagesSquare,
  PERCENT: Percent,
};

interface SectionIconProps {
  name: IconName;
  /** In px. */
  size: number;
  /** The larger the icon, the thinner. */
  strokeWidth?: number;
}

/** An icon that a merchant chose; decorative. */
export function SectionIcon({ name, size, strokeWidth = 1.5 }: SectionIconProps) {
  const Icon = icons[name];
  return <Icon size={size} strokeWidth={strokeWidth} aria-hidden="true" />;
}
