import { optionalText, useUrlState } from '../../url/useUrlState.ts';
import * as z from 'zod/mini';
import { People } from './People.tsx';
import { Person } from './Person.tsx';

const urlSchema = z.object({ person: optionalText() });

/** 隔离人员管理: the list, or the page of the person that the URL names. */
export default function IsolationManage() {
  const [{ person }] = useUrlState(urlSchema);
  return person === undefined ? <People /> : <Person key={person} id={person} />;
}
