import {
  BedDouble,
  ClipboardCheck,
  Building2,
  ClipboardList,
  ScrollText,
  Gauge,
  ShieldCheck,
  Users,
} from '../Icon/index.ts';
import type { RailGroup, RailItem } from './index.ts';

/** The screen that is shown. */
export const current = '房间管理';

const item = (label: string, icon: RailItem['icon']): RailItem => ({
  id: label,
  label,
  icon,
  isCurrent: label === current,
  render: (props) => (
    <a href={`#${label}`} {...props}>
      {props.children}
    </a>
  ),
});

/** A menu as the product has it, shortened. */
export const groups: RailGroup[] = [
  { id: 'home', label: '概览', items: [item('工作台', <Gauge size={16} />)] },
  {
    id: 'desk',
    label: '前台',
    items: [item(current, <BedDouble size={16} />), item('订单管理', <ClipboardList size={20} />)],
  },
  {
    id: 'guard',
    label: '防疫',
    items: [
      item('隔离人员管理', <ShieldCheck size={16} />),
      item('申报审核', <ClipboardCheck size={16} />),
    ],
  },
  {
    id: 'system',
    label: '系统',
    items: [
      item('酒店管理', <Building2 size={16} />),
      item('用户管理', <Users size={16} />),
      item('日志管理', <ScrollText size={16} />),
    ],
  },
];

const numbers = Array.from({ length: 20 }, (_, index) => index + 1);

/** More entries than any window is high, with names longer than the rail is wide. */
export const longMenu: RailGroup[] = ['前台', '防疫', '系统'].map((name, group) => ({
  id: name,
  label: name,
  items: [
    ...numbers.map((number) =>
      item(`${name}第 ${number} 项超长名称的菜单`, <ClipboardList size={16} />),
    ),
    ...(group === 2 ? [item(current, <BedDouble size={16} />)] : []),
  ],
}));
