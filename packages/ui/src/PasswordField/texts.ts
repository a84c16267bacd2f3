export const passwordFieldTexts = {
  weak: '弱',
  medium: '中',
  strong: '强',
  strength: '强度',
  capsLock: '大写锁定',
  show: '显示密码',
};
