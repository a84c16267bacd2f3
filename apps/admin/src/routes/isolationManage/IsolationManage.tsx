import { useRef } from 'react';
import * as z from 'zod/mini';
import { optionalText, useUrlState } from '../../url/useUrlState.ts';
import { People } from './People.tsx';
import { Person } from './Person.tsx';

const urlSchema = z.object({ person: optionalText() });

/**
 * 隔离人员管理: the list, or the page of the person that the URL names. Back on the list, it is scrolled to
 * where it was.
 */
export default function IsolationManage() {
  const [{ person }] = useUrlState(urlSchema);
  const listScroll = useRef(0);
  return person === undefined ? (
    <People scroll={listScroll} />
  ) : (
    <Person key={person} id={person} />
  );
}
