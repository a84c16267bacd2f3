import {
  downloadHotelExport,
  getHotelExport,
  type HotelExport,
} from '@anzhu/api/contract/hotelExport';
import { notify } from '@anzhu/ui/Notification';
import { saveFile } from '@anzhu/ui/saveFile';
import { toast } from '@anzhu/ui/Toast';
import { client } from '../../session/client.ts';
import { readSession } from '../../session/store.ts';

/** Milliseconds between two looks at an export that runs. */
const interval = 2000;

let watched: HotelExport['id'] | null = null;

async function download({ id, hotelName, format }: HotelExport): Promise<void> {
  try {
    const file = await client.download(downloadHotelExport, { id });
    saveFile(file.blob, file.fileName ?? `${hotelName}.${format}`);
  } catch {
    toast.error('下载失败');
  }
}

function report(latest: HotelExport): void {
  if (latest.state === 'done') {
    notify({
      title: '导出完成',
      message: `「${latest.hotelName}」的全部资料，可以下载。`,
      tone: 'success',
      action: { label: '下载', onPress: () => void download(latest) },
    });
  } else {
    notify({
      title: '导出中断',
      message: `「${latest.hotelName}」的导出已中断，请重新导出。`,
      tone: 'warning',
    });
  }
}

/** Looks again until it has ended. Nothing is said of one that was cancelled, nor once the user has signed out. */
async function look(id: HotelExport['id'], token: string | undefined): Promise<void> {
  const latest = await client.call(getHotelExport, {}).catch(() => undefined);
  if (watched !== id || readSession()?.token !== token) return;
  const isRunning = latest === undefined || (latest?.id === id && latest.state === 'running');
  if (isRunning) {
    setTimeout(() => void look(id, token), interval);
    return;
  }
  watched = null;
  if (latest?.id === id) report(latest);
}

/** Notifies of the end of an export, on whatever screen the user is by then. */
export function watchExport(id: HotelExport['id']): void {
  if (watched === id) return;
  watched = id;
  void look(id, readSession()?.token);
}
