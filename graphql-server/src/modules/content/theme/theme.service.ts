import { html } from '../../../shared/html.ts';
import type { AssetService } from '../../assets/asset.service.ts';
import { encodeIcon } from '../../assets/encode-icon.ts';
import type { Picture } from '../../catalogue/pictures/picture.ts';
import type { ThemeSettings } from '../content.settings.ts';
import { textOn } from './contrast.ts';
import { renderTheme } from './theme-css.ts';

/** The sizes of the shop's icon in pixels: for browser tabs, Apple's home screen, and the manifest. */
export const ICON_SIZES = [32, 180, 192, 512] as const;

type Icons = Map<number, Promise<Uint8Array | null>>;

/** The encoded icons of a picture, until the settings change: a request costs nothing but the first. */
const encoded = new WeakMap<Picture, Icons>();

/** The look of the storefront, as files. */
export class ThemeService {
  constructor(
    private readonly assets: AssetService,
    private readonly theme: ThemeSettings,
    /** Whose first letter is the icon of a shop without one; null: the built icon is. */
    private readonly shopName: string | null,
  ) {}

  get css(): string {
    return renderTheme(this.theme).css;
  }

  /** The color of the browser's own bars. */
  get barColor(): string {
    return this.theme.announcementColor;
  }

  /** Different for each icon; null if the merchant has none. */
  get iconVersion(): string | null {
    return this.theme.icon?.assetId ?? null;
  }

  /**
   * The icon as a PNG of one of `ICON_SIZES`; null for none. @throws UserError STORAGE_UNAVAILABLE
   */
  async icon(size: number): Promise<Uint8Array | null> {
    const { icon } = this.theme;
    if (!icon || !ICON_SIZES.some((one) => one === size)) return null;
    const icons = encoded.get(icon) ?? (new Map() as Icons);
    encoded.set(icon, icons);
    const png = icons.get(size) ?? this.encode(icon, size);
    icons.set(size, png);
    // A storage that failed may work again.
    png.catch(() => icons.delete(size));
    return png;
  }

  /** The icon of a shop without one, as SVG; null: the merchant has one, or the built one is it. */
  get letterIcon(): string | null {
    const { icon, primaryColor } = this.theme;
    const [letter] = this.shopName?.trim().toUpperCase() ?? '';
    if (icon || letter === undefined) return null;
    return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
      <rect width="32" height="32" rx="7" fill="${primaryColor}" />
      <text
        x="16"
        y="23"
        text-anchor="middle"
        font-family="sans-serif"
        font-size="20"
        font-weight="bold"
        fill="${textOn(primaryColor)}"
      >
        ${letter}
      </text>
    </svg>`.toString();
  }

  private async encode({ sources, url }: Picture, size: number): Promise<Uint8Array | null> {
    const source = sources.find(({ width }) => width >= size)?.url ?? url;
    const file = await this.assets.read(source.slice(source.lastIndexOf('/') + 1));
    return file && encodeIcon(file.content, size);
  }
}
