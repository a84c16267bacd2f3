import type { ThemeColor } from '../../packages/ui/src/theme/palette.ts';

/** What each colour is for. A colour without a word here does not compile. */
export const uses: Record<keyof ThemeColor, string> = {
  canvas: '宣纸：页面底色',
  surface: '面板、控件',
  sunken: '凹处、停用',
  raised: '浮起：对话框、浮层、消息',
  hover: '悬停、当前选项',
  ink: '墨：正文',
  inkMuted: '次要文字、标签',
  inkSubtle: '说明、占位、停用',
  line: '细线、分隔',
  lineStrong: '控件边框',
  brand: '黛青：主操作、选中、链接',
  brandHover: '主操作悬停',
  brandSoft: '选中的底',
  onBrand: '黛青上的字',
  success: '竹青：空闲、完成、阴性、通过',
  successSoft: '竹青的底',
  warning: '琥珀：待打扫、待处理、到期',
  warningSoft: '琥珀的底',
  seal: '印泥：印章',
  danger: '朱砂：危险、阳性、逾期、驳回',
  dangerHover: '危险操作悬停',
  dangerSoft: '朱砂的底',
  onDanger: '朱砂上的字',
  info: '靛：预订、信息',
  infoSoft: '靛的底',
  accent: '藤：隔离，只此一用',
  accentSoft: '藤的底',
  scrim: '对话框后的遮罩',
  focus: '焦点环',
};

/** What a colour is held against, and how far apart they must be. Colours that carry nothing have none. */
export interface Duty {
  on: keyof ThemeColor;
  least: number;
}

const text = 4.5;
const border = 3;
const grounds = ['canvas', 'surface', 'sunken'] as const;
const asText: Duty[] = grounds.map((on) => ({ on, least: text }));
const asTone = (soft: keyof ThemeColor): Duty[] => [...asText, { on: soft, least: text }];

export const duties: Partial<Record<keyof ThemeColor, Duty[]>> = {
  ink: asText,
  inkMuted: asText,
  inkSubtle: asText,
  lineStrong: grounds.map((on) => ({ on, least: border })),
  brand: asTone('brandSoft'),
  onBrand: [
    { on: 'brand', least: text },
    { on: 'brandHover', least: text },
  ],
  success: asTone('successSoft'),
  warning: asTone('warningSoft'),
  danger: asTone('dangerSoft'),
  seal: asText,
  onDanger: [
    { on: 'danger', least: text },
    { on: 'dangerHover', least: text },
  ],
  info: asTone('infoSoft'),
  accent: asTone('accentSoft'),
  focus: grounds.map((on) => ({ on, least: border })),
};
