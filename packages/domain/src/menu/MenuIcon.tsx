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
  SquareDashed,
  Thermometer,
  TicketPercent,
  UserPlus,
  Users,
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
  thermometer: Thermometer,
  'ticket-percent': TicketPercent,
  'user-plus': UserPlus,
  users: Users,
} as const satisfies Record<string, IconType>;

/** The name of an icon that a menu may have. */
export type MenuIconName = keyof typeof icons;

/** The names of the icons a menu may have, for choosing one. */
export const menuIconNames = Object.keys(icons) as MenuIconName[];

/** Icons of known screens, when the back end has no icon or an unknown one. */
const iconOfRoute: Record<string, MenuIconName> = {
  index: 'gauge',
  roomManage: 'bed-double',
  orderManage: 'receipt-text',
  isolationManage: 'shield-plus',
  assignPersonnel: 'user-plus',
  declarationReview: 'clipboard-check',
  dailyTest: 'thermometer',
  materialReview: 'package-check',
  materialApplication: 'package-plus',
  hotelMaterialInfo: 'package',
  hotel: 'building-2',
  myHotel: 'hotel',
  roomType: 'layout-grid',
  bedType: 'bed-single',
  discountManage: 'ticket-percent',
  department: 'network',
  userManage: 'users',
  menuManage: 'folder-tree',
  logManage: 'scroll-text',
};

const hasIcon = (name: string): name is MenuIconName => Object.hasOwn(icons, name);

interface MenuIconProps {
  /** The stored name of the icon, of Lucide's; null or unknown: the route decides. */
  name: string | null;
  /** The route name of the screen; null: the entry has none. */
  route: string | null;
}

/** The icon of a menu entry: by its name, else by its route, else a dashed square. */
export function MenuIcon({ name, route }: MenuIconProps) {
  const known = name !== null && hasIcon(name) ? name : iconOfRoute[route ?? ''];
  const Icon = known === undefined ? SquareDashed : icons[known];
  return <Icon size={16} />;
}
