/**
 * Every colour of the product, as plain values: the themes are made of them and the contrast test reads them.
 * Light is rice paper (宣纸), dark is ink (墨夜). A name states the use; the hue behind it is in the comment
 * and may change without any user of the theme.
 */
export const lightColor = {
  canvas: '#F5F4EF',
  surface: '#FFFFFF',
  sunken: '#ECEAE2',
  // what floats over a page
  raised: '#FFFFFF',
  // what is pointed at, or active in a list: on any of the grounds
  hover: '#ECEAE2',
  ink: '#1B2428',
  inkMuted: '#4D5A60',
  inkSubtle: '#5C6970',
  line: '#DAD7CC',
  lineStrong: '#7C827F',
  // 黛青, blue-green of ink
  brand: '#0E5A63',
  brandHover: '#0A4850',
  brandSoft: '#DDEDEE',
  onBrand: '#FFFFFF',
  // 竹青 jade
  success: '#2F6B41',
  successSoft: '#E1F0E4',
  // 琥珀 amber
  warning: '#85550A',
  warningSoft: '#FBEFD5',
  // 朱砂 cinnabar
  danger: '#B23A22',
  dangerHover: '#96301B',
  dangerSoft: '#FBE6E0',
  onDanger: '#FFFFFF',
  // 印泥, the cinnabar of seals
  seal: '#B23A22',
  // 靛 indigo
  info: '#2C5699',
  infoSoft: '#E2EAF7',
  // 藤 wisteria
  accent: '#66489A',
  accentSoft: '#ECE5F6',
  scrim: 'rgb(27 36 40 / 0.45)',
  focus: '#0E5A63',
};

/** The mark of the product: cinnabar with strokes of paper in every theme, as it is on paper. */
export const markColor = { ink: lightColor.seal, paper: lightColor.canvas };

/** Colours of QR codes: dark on light in every theme. */
export const codeColor = { ink: lightColor.ink, paper: lightColor.surface };

/** The colours of a theme: both themes have exactly these. */
export type ThemeColor = typeof lightColor;

export const darkColor: ThemeColor = {
  canvas: '#11181B',
  surface: '#182125',
  sunken: '#0C1214',
  raised: '#1D272B',
  hover: '#243036',
  ink: '#E8ECEA',
  inkMuted: '#A9B5B8',
  inkSubtle: '#8E9B9F',
  line: '#2A363B',
  lineStrong: '#6C797E',
  brand: '#5FB6BF',
  brandHover: '#7CC7CF',
  brandSoft: '#17363A',
  onBrand: '#08201F',
  success: '#7CC08E',
  successSoft: '#16301E',
  warning: '#E0AE5A',
  warningSoft: '#35270E',
  danger: '#F08A70',
  dangerHover: '#F4A48F',
  dangerSoft: '#3D1A12',
  onDanger: '#2A0F08',
  seal: '#EB7458',
  info: '#8DB1EC',
  infoSoft: '#17263F',
  accent: '#B9A0E6',
  accentSoft: '#271D3B',
  scrim: 'rgb(0 0 0 / 0.6)',
  focus: '#7CC7CF',
};

/** The colours of charts that are colours of the theme, in both themes. */
export const chartAlias = { category1: 'brand', amount0: 'sunken', amount5: 'brand' } as const;

/** The colours of charts: six for kinds, distinct in every colour vision and in grey; six steps for amounts. */
export const lightChart = {
  category1: lightColor[chartAlias.category1],
  category2: '#A9733A',
  category3: '#8D9696',
  category4: '#332F2E',
  category5: '#6C7584',
  category6: '#0D1519',
  amount0: lightColor[chartAlias.amount0],
  amount1: '#C1CCC7',
  amount2: '#97AEAD',
  amount3: '#6D9194',
  amount4: '#43757B',
  amount5: lightColor[chartAlias.amount5],
};

/** Both themes have exactly the same colours of charts. */
export const darkChart: typeof lightChart = {
  category1: darkColor[chartAlias.category1],
  category2: '#DC9C50',
  category3: '#8285A0',
  category4: '#D5CDB8',
  category5: '#656B6D',
  category6: '#EDF3F4',
  amount0: darkColor[chartAlias.amount0],
  amount1: '#1B2E31',
  amount2: '#2B4D51',
  amount3: '#3C6E74',
  amount4: '#4D9199',
  amount5: darkColor[chartAlias.amount5],
};

/** The tokens as system colours, where these are forced: what is selected or filled, and drawings, are seen. */
export const forcedColor = {
  surface: 'Canvas',
  ink: 'CanvasText',
  inkMuted: 'CanvasText',
  line: 'GrayText',
  lineStrong: 'CanvasText',
  brand: 'Highlight',
  brandHover: 'Highlight',
  onBrand: 'HighlightText',
  danger: 'CanvasText',
  dangerHover: 'CanvasText',
  onDanger: 'Canvas',
} satisfies Partial<ThemeColor>;
