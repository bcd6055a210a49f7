import { actingAs, asSystem, type Context } from '../../core/server/entity/context.ts'
import { createRecord } from '../../core/server/entity/save.ts'
import { setColumns } from '../../core/server/entity/set-columns.ts'
import { endBefore, mainAssignment } from './account-place.server.ts'
import { assignKinds, userAssign } from './user-assign.resource.ts'
import { userAssignBehaviour } from './user-assign.server.ts'

/**
 * An account was moved to another department by its form or by the personnel feed: from today on the main assignment
 * is there, with the same job, shift and class; the process is not known there. A person without an assignment
 * gets none: nobody knows since when. (decision 0163)
 * @param place of the account after the save
 */
export async function followAccount(
  context: Context,
  place: { userId: string; plantCd: string | null; deptCd: string | null },
): Promise<void> {
  const { userId, plantCd, deptCd } = place
  if (plantCd === null || deptCd === null) return
  const { today } = context
  const current = await mainAssignment(context, userId, today)
  if (!current || (current.plantCd === plantCd && current.deptCd === deptCd)) return
  await actingAs(context, asSystem('인사배치'), async (system) => {
    const { userAssignNo, jobCd, shiftCd, workerClassCd, fromYmd, toYmd } = current
    if (fromYmd === today) {
      await setColumns(system, userAssign, userAssignNo, { plantCd, deptCd, processNo: null })
      return
    }
    await endBefore(system, current, today)
    await createRecord(userAssignBehaviour, system, {
      userId,
      assignKindCd: assignKinds.main,
      plantCd,
      deptCd,
      jobCd,
      shiftCd,
      workerClassCd,
      fromYmd: today,
      toYmd,
    })
  })
}
