import { Code, codeMessage } from './envelope.ts';
import type { JsonSchema } from './jsonSchema.ts';

/** The envelope of every failure. */
export const failure: JsonSchema = {
  type: 'object',
  title: '失败',
  description: Object.entries(codeMessage)
    .filter(([code]) => Number(code) !== Code.success)
    .map(([code, message]) => `- ${code} ${message}`)
    .join('\n'),
  properties: {
    code: { type: 'integer', enum: Object.values(Code).filter((code) => code !== Code.success) },
    msg: { type: 'string', description: '可直接显示的中文说明' },
    data: {
      type: ['object', 'null'],
      properties: {
        fields: {
          type: 'object',
          description:
            '所有有误字段的说明，键为请求中的字段路径，例如 checkInfoList.0.idcard；说明本身不含所在的项',
          additionalProperties: { type: 'string' },
        },
        recorded: {
          type: 'array',
          description: '导入检测记录：有误的行中，已有相同记录的行号',
          items: { type: 'integer' },
        },
        isExpired: { description: '扫码登录：1 为二维码已失效', const: 1 },
      },
    },
  },
  required: ['code', 'msg', 'data'],
};
