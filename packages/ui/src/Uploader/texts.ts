/** What is uploaded, where its kind is meant. */
type Kind = 'image' | 'file';

const kinds = { image: '图片', file: '文件' };

export const uploaderTexts = {
  kind: (kind: Kind) => kinds[kind],
  chooseFile: '选择文件',
  chooseImage: '选择图片',
  drop: '松开上传',
  orDrop: '或拖到这里',
  change: '更换',
  undo: '撤销',
  noImage: '暂无图片',
  waiting: '等待上传',
  sending: '上传中',
  failed: '失败',
  refused: '未上传',
  uploaded: '已上传',
  removed: '已移除',
  sendingPercent: (percent: number) => `上传中 ${percent}%`,
  retryFile: (name: string) => `重试 ${name}`,
  removeFile: (name: string) => `移除 ${name}`,
  cancelFile: (name: string) => `取消 ${name}`,
  moveFileUp: (name: string) => `上移 ${name}`,
  moveFileDown: (name: string) => `下移 ${name}`,
  moveForward: (name: string) => `前移 ${name}`,
  moveBack: (name: string) => `后移 ${name}`,
  cover: '封面',
  makeCover: '设为封面',
  makeFileCover: (name: string) => `设为封面 ${name}`,
  uploadFile: (name: string) => `上传 ${name}`,
  /** `label`: of its field. */
  uploadImage: (label: string) => `上传${label}`,
  fileUploaded: (name: string) => `已上传 ${name}`,
  fileRemoved: (name: string) => `已移除 ${name}`,
  isFirst: '已是第一个',
  isLast: '已是最后一个',
  fileMoved: (name: string, position: number, count: number) =>
    `${name}：第 ${position} 个，共 ${count} 个`,
  countAll: (count: number) => `共 ${count} 个`,
  countUploaded: (count: number) => `已上传 ${count} 个`,
  countFailed: (count: number) => `失败 ${count} 个`,
  progressOfAll: (count: number, percent: number) => `正在上传 ${count} 个文件，已完成 ${percent}%`,
  rules: (extensions: readonly string[], size: string) =>
    `${extensions.join('、')}，不超过 ${size}`,
  wrongType: (extensions: readonly string[], kind: Kind) =>
    `只能上传 ${extensions.join('、')} 格式的${kinds[kind]}！`,
  /** `noun`: what it is in a word, as 封面图片. */
  tooLarge: (noun: string, size: string) => `上传${noun}大小不能超过 ${size}!`,
  empty: (kind: Kind) => `${kinds[kind]}是空的，请重新选择`,
  unreadable: (kind: Kind) => `无法读取${kinds[kind]}，请重新选择`,
  folder: (kind: Kind) => `不能上传文件夹，请选择其中的${kinds[kind]}`,
  tooMany: (kind: Kind, count: number) =>
    `最多上传 ${count} ${kind === 'image' ? '张' : '个'}${kinds[kind]}`,
  uploadFailed: '上传失败，请重试',
  pending: (kind: Kind) => `${kinds[kind]}正在上传，请稍候`,
};

export type UploaderTexts = typeof uploaderTexts;
