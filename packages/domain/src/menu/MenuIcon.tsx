import { isScreen, screens } from '@anzhu/api/rules/screens';
import {
  BedDouble,
  BedSingle,
  Building2,
  ClipboardCheck,
  ConciergeBell,
  FolderTree,
  Gauge,
  Hotel,
  LayoutGrid,
  Network,
  Package,
  PackageCheck,
  PackagePlus,
  ReceiptText,
  ScrollText,
  ShieldPlus,
  ShoppingBasket,
  SquareDashed,
  Stamp,
  Thermometer,
  TicketPercent,
  Upload,
  UserPlus,
  Users,
  Wallet,
  type Icon as IconType,
} from '@anzhu/ui/Icon';

/** The icons a menu may name. */
const icons = {
  'bed-double': BedDouble,
  'bed-single': BedSingle,
  'building-2': Building2,
  'clipboard-check': ClipboardCheck,
  'concierge-bell': ConciergeBell,
  'folder-tree': FolderTree,
  gauge: Gauge,
  hotel: Hotel,
  'layout-grid': LayoutGrid,
  network: Network,
  package: Package,
  'package-check': PackageCheck,
  'package-plus': PackagePlus,
  'receipt-text': ReceiptText,
  'scroll-text': ScrollText,
  'shield-plus': ShieldPlus,
  'shopping-basket': ShoppingBasket,
  stamp: Stamp,
  thermometer: Thermometer,
  'ticket-percent': TicketPercent,
  upload: Upload,
  'user-plus': UserPlus,
  users: Users,
  wallet: Wallet,
} as const satisfies Record<string, IconType>;

/** The name of an icon that a menu may have. */
export type MenuIconName = keyof typeof icons;

/** The names of the icons a menu may have, for choosing one. */
export const menuIconNames = Object.keys(icons) as MenuIconName[];

const hasIcon = (name: string): name is MenuIconName => Object.hasOwn(icons, name);

/** The icon of a screen; null: the route has none. */
const iconOf = (route: string | null): MenuIconName | null =>
  route !== null && isScreen(route) ? screens[route].icon : null;

interface MenuIconProps {
  /** The stored name of the icon, of Lucide's; null or unknown: the route decides. */
  name: string | null;
  /** The route name of the screen; null: the entry has none. */
  route: string | null;
}

/** The icon of a menu entry: by its name, else by its route, else a dashed square. */
export function MenuIcon({ name, route }: MenuIconProps) {
  const known = name !== null && hasIcon(name) ? name : iconOf(route);
  const Icon = known === null ? SquareDashed : icons[known];
  return <Icon size={16} />;
}
