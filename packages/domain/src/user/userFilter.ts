import { labelsOf } from '@anzhu/api/contract/label';
import { userPage } from '@anzhu/api/contract/user';
import { defineFilter, textFilter } from '../kit/pure.ts';

const label = labelsOf(userPage.input);

/** What the user list is filtered by. */
export const userFilter = defineFilter({
  username: { label: label.username, codec: textFilter(32) },
  nickName: { label: label.nickName, codec: textFilter(20) },
});
