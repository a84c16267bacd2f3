import type { PendingAct } from '@anzhu/api/contract/assistant';
import { onTestFinished } from 'vitest';
import type { Place } from './engines.ts';
import type { TestServer } from './harness.ts';
import { connectAssistant, type TestAssistant } from './mcpClient.ts';
import { password, type UserName } from './people.ts';
import { openTestApp, type TestApp } from './testApp.ts';

/** A test app that lets assistants in. */
export const openForAssistants = (place: Place): Promise<TestApp> =>
  openTestApp(place, { config: { mcp: 'on' } });

/** Makes a key of a user. */
export async function makeKey(
  testApp: TestApp,
  user: UserName,
  given: object = {},
): Promise<{ id: string; key: string }> {
  const { code, msg, data } = await testApp.as(user, 'addAssistantKey', {
    name: '前台助手',
    days: 30,
    currentPassword: password,
    ...given,
  });
  if (code !== 200) throw new Error(`no key: ${code} ${msg}`);
  return data;
}

/** Connects by the SDK's own client, until the test is over. */
export async function connect(
  testApp: Pick<TestServer, 'url'>,
  key: string,
): Promise<TestAssistant> {
  const assistant = await connectAssistant(testApp, key);
  onTestFinished(() => assistant.client.close());
  return assistant;
}

/** How many rows of acts there are. */
export const countActs = async ({ store }: TestApp): Promise<number> =>
  (await store.db.selectFrom('assistant_act').select('id').execute()).length;

/** The act that a tool has requested. */
export type Requested = Omit<PendingAct, 'id'> & { id: number; state: string };

/** Sends a message without the SDK. */
export const sendMessage = (
  { url }: Pick<TestServer, 'url'>,
  body: unknown,
  { key, ...headers }: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${url}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

export const message = (method: string, params: object = {}): object => ({
  jsonrpc: '2.0',
  id: 1,
  method,
  params,
});

export const toolCall = (name: string, input: unknown = {}): object =>
  message('tools/call', { name, arguments: input });
