/** Names of keys, as they are read aloud. */
export const keyHintTexts = {
  enter: '回车',
  space: '空格',
  up: '上',
  down: '下',
  left: '左',
  right: '右',
  plus: '加号',
  minus: '减号',
};

export type KeyHintTexts = typeof keyHintTexts;
