import { useDeferredValue, useState } from 'react';
import { Stack } from '../Layout/index.ts';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { card, gallery, meaning, sizes } from './fixture.css.ts';
import type { Icon } from './index.ts';

/** All icons there are, to look through and to find one by its name or its meaning. */
export function Gallery({ icons }: { icons: Record<string, Icon> }) {
  const [query, setQuery] = useState('');
  const words = useDeferredValue(query).trim().toLowerCase();
  const found = Object.entries(icons).filter(([name]) =>
    `${name} ${meanings[name] ?? ''}`.toLowerCase().includes(words),
  );
  return (
    <Stack gap={3}>
      <TextField label="搜索图标" value={query} onChange={setQuery} />
      <Text as="p" size="small" tone="muted">
        共 {found.length} 个
      </Text>
      <ul className={gallery} aria-label="图标">
        {found.map(([name, Icon]) => (
          <li key={name} className={card}>
            <span className={sizes}>
              <Icon size={12} />
              <Icon size={16} />
              <Icon size={20} />
            </span>
            {name}
            {meanings[name] !== undefined && <span className={meaning}>{meanings[name]}</span>}
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** The meanings of the product's icons: one icon, one meaning. The gallery searches them. */
const meanings: Record<string, string> = {
  ArrowDown: '降序 下降',
  ArrowUp: '升序 上升',
  ArrowRight: '前往 改为',
  Ban: '已关闭',
  BedDouble: '房间 入住',
  BedSingle: '床型',
  Brush: '打扫',
  Building2: '酒店',
  Calendar: '日期',
  Check: '完成 选中',
  ChevronDown: '展开',
  ChevronUp: '收起',
  ChevronLeft: '上一页 上一条',
  ChevronRight: '下一页 下一条',
  CircleAlert: '加载失败',
  CircleCheck: '成功',
  CircleX: '失败',
  ClipboardCheck: '申报审核',
  Clock: '待处理 暂定',
  Columns3: '列设置',
  Copy: '复制',
  Download: '导出 下载',
  Ellipsis: '更多',
  Eye: '显示 查看',
  EyeOff: '隐藏',
  FolderTree: '菜单管理',
  Gauge: '工作台',
  Hand: '申请退款',
  Hospital: '阳性入院',
  ImageOff: '图片无法显示',
  Inbox: '暂无数据',
  Info: '说明',
  KeyRound: '已入住',
  LayoutGridPlus: '批量新增',
  ListFilter: '筛选',
  LoaderCircle: '加载中',
  Lock: '没有权限',
  LogOut: '退出登录',
  Menu: '菜单',
  Minus: '减少',
  Moon: '深色',
  Network: '部门',
  Package: '物资',
  Pencil: '编辑',
  Phone: '电话',
  Plus: '新增 增加',
  Printer: '打印',
  QrCode: '扫码登录',
  ReceiptText: '订单',
  RefreshCw: '刷新 重试',
  RotateCw: '旋转',
  ScrollText: '日志',
  Search: '搜索',
  Settings: '设置',
  Shield: '隔离',
  ShieldPlus: '隔离人员',
  Sun: '浅色',
  Thermometer: '体温 检测',
  TicketPercent: '优惠',
  Trash2: '删除',
  TriangleAlert: '警告',
  Undo2: '已退款 撤销',
  Upload: '上传 导入',
  UserPlus: '添加入住人 分配',
  Users: '用户',
  Wallet: '已支付',
  X: '关闭 清除',
  Zap: '实时',
  ZoomIn: '放大',
  ZoomOut: '缩小',
};
