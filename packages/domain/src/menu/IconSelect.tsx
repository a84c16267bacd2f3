import { Select, type SelectProps } from '@anzhu/ui/Select';
import { useMemo } from 'react';
import { MenuIcon, menuIconNames, type MenuIconName } from './MenuIcon.tsx';

/** What each icon shows. */
const words: Record<MenuIconName, string> = {
  'bed-double': '双人床',
  'bed-single': '单人床',
  'building-2': '楼宇',
  'clipboard-check': '审核单',
  'concierge-bell': '服务铃',
  'folder-tree': '目录树',
  gauge: '仪表盘',
  hotel: '酒店',
  'layout-grid': '网格',
  network: '组织',
  package: '物资',
  'package-check': '物资审核',
  'package-plus': '物资申请',
  'receipt-text': '订单',
  'scroll-text': '日志',
  'shield-plus': '防疫',
  'shopping-basket': '商品',
  stamp: '印章',
  thermometer: '体温计',
  'ticket-percent': '优惠券',
  upload: '导入',
  'user-plus': '添加人员',
  users: '用户',
  wallet: '钱包',
};

const iconOption = (name: string, label: string) => ({
  value: name,
  label,
  description: name,
  icon: <MenuIcon name={name} route={null} />,
});
const options = menuIconNames.map((name) => iconOption(name, words[name]));

export type IconSelectProps = Omit<SelectProps<string>, 'options' | 'isSearchable' | 'isClearable'>;

/**
 * Chooses the icon of a menu, by what it shows or by its name. A name that another program has set, and
 * that stands for no icon here, is kept.
 *
 * Keyboard: as `Select` with a search.
 */
export function IconSelect({ value, ...select }: IconSelectProps) {
  const all = useMemo(() => {
    const isKnown = value === null || options.some((option) => option.value === value);
    return isKnown ? options : [...options, iconOption(value, '未知图标')];
  }, [value]);
  return (
    <Select
      {...select}
      value={value}
      options={all}
      isSearchable
      isClearable
      placeholder="按路由自动选择"
    />
  );
}
