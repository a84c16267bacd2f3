import { Ban, Check, Clock, Hand, KeyRound, Undo2, Wallet } from '@anzhu/ui/Icon';
import type { ReactElement } from 'react';
import type { OrderIcon } from './status.ts';

/** The icons of the statuses, made once: a table draws them in every row. */
export const orderStatusIcon: Record<OrderIcon, ReactElement> = {
  clock: <Clock size={12} />,
  wallet: <Wallet size={12} />,
  ban: <Ban size={12} />,
  key: <KeyRound size={12} />,
  check: <Check size={12} />,
  hand: <Hand size={12} />,
  undo: <Undo2 size={12} />,
};
