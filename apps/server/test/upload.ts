import type { Envelope } from '@anzhu/api/contract/envelope';
import { uploadImage } from '@anzhu/api/contract/upload';
import type { TestApp } from './testApp.ts';
import type { UserName } from './people.ts';

/** A picture on its way: what is not said is right. */
export interface Sending {
  bytes: Buffer;
  name?: string;
  type?: string;
  key?: string;
}

/** Sends a picture as a user, as a browser does. */
export async function upload(
  testApp: Pick<TestApp, 'url' | 'tokenOf'>,
  user: UserName,
  { bytes, name = '照片.png', type = 'image/png', key = 'discount' }: Sending,
): Promise<Envelope & { status: number }> {
  const form = new FormData();
  form.append('img', new File([bytes as never], name, { type }));
  form.append('key', key);
  const response = await fetch(`${testApp.url}${uploadImage.path}`, {
    method: 'POST',
    headers: { authorization: testApp.tokenOf(user) },
    body: form,
  });
  return { status: response.status, ...((await response.json()) as Envelope) };
}
