import { deptColumns } from '../dept/dept.resource.ts'
import { deptBehaviour } from '../dept/dept.server.ts'
import type { Batch } from '../log/batch-run.ts'
import { user, userKinds } from '../user/user.resource.ts'
import { userBehaviour } from '../user/user.server.ts'
import { assignColumns } from '../people/user-assign.resource.ts'
import { userAssignBehaviour } from '../people/user-assign.server.ts'
import { leaveColumns } from '../people/user-leave.resource.ts'
import { userLeaveBehaviour } from '../people/user-leave.server.ts'
import type { Feed } from './feed.server.ts'

const batch: Batch = {
  batchCd: 'HR_FEED',
  name: ['인사연동', 'Personnel feed', '人事接口', 'Interfaz de personal'],
  records: 'all',
}
const source = { title: batch.name[0], batch }
/** 인사연동 (admin 9): departments first, people stand in them, and days belong to people. */
export const hrFeeds: readonly Feed[] = [
  {
    ...source,
    file: 'departments.csv',
    behaviour: deptBehaviour,
    columns: deptColumns,
    ends: 'toYmd',
  },
  {
    ...source,
    file: 'users.csv',
    behaviour: userBehaviour,
    columns: [
      'userId',
      'userNm',
      'empNo',
      'userKindCd',
      'plantCd',
      'deptCd',
      'positionCd',
      'email',
      'phoneNo',
      'officeTel',
      'entryYmd',
      'retireYmd',
    ],
    ends: 'retireYmd',
    // The account of a contractor is never changed from here: its kind is another one.
    fixed: { [user.fields.userKindCd.label]: userKinds.employee },
  },
  {
    ...source,
    file: 'assignments.csv',
    behaviour: userAssignBehaviour,
    columns: assignColumns,
    ends: 'toYmd',
  },
  {
    ...source,
    file: 'leaves.csv',
    behaviour: userLeaveBehaviour,
    columns: leaveColumns,
    ends: 'toYmd',
  },
]
