import { afterEach, describe, expect, it } from 'vitest';
import {
  currentLoss,
  dismissSessionLoss,
  openForm,
  reportSessionLoss,
  settleSessionLoss,
} from './loss.ts';

const message = '登录已过期';

describe('a session that is lost', () => {
  afterEach(settleSessionLoss);

  it('keeps the first message', () => {
    reportSessionLoss(message, false);
    reportSessionLoss('账号已停用', true);
    expect(currentLoss()).toEqual({ message });
  });

  it('is not reported again by a read after the user went back to the form', () => {
    const close = openForm();
    reportSessionLoss(message, true);
    dismissSessionLoss();
    reportSessionLoss(message, false);
    expect(currentLoss()).toBeNull();
    reportSessionLoss(message, true);
    expect(currentLoss()).toEqual({ message });
    close();
  });

  it('is reported by a read once the form is closed', () => {
    const close = openForm();
    reportSessionLoss(message, true);
    dismissSessionLoss();
    close();
    reportSessionLoss(message, false);
    expect(currentLoss()).toEqual({ message });
  });

  it('is reported by a read of the next session', () => {
    const close = openForm();
    reportSessionLoss(message, true);
    dismissSessionLoss();
    settleSessionLoss();
    reportSessionLoss(message, false);
    expect(currentLoss()).toEqual({ message });
    close();
  });
});
