export const infoTipTexts = {
  about: (label: string) => `${label}的说明`,
};
