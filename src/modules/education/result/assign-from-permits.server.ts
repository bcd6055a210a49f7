import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import { actingAs, asSystem, type Context } from '../../../core/server/entity/context.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { Refusal } from '../../../core/server/http/errors.ts'
import { addDays } from '../../../core/shared/dates.ts'
import { crewEducations } from '../../work-permit/permit/crew-educations.server.ts'
import { educationFiguresOn } from '../education-parameters.server.ts'
import { dutyColumns, isAssigned, standAnew } from './edu-assign.server.ts'
import { eduAssign, type EduAssign } from './edu-assign.resource.ts'
import { worksByItem } from './education-facts.server.ts'
import { placeColumns, placeOf, type Person } from './person-place.server.ts'

/** An assignment that a permit makes; people make theirs in the form. */
const made = (facts: Partial<EduAssign>) =>
  defineBehaviour(eduAssign, { firstState: 'due', beforeSave: (input) => ({ ...input, ...facts }) })

/**
 * Who is named on a permit of the days ahead is assigned to the special works of that permit, from the day of work on,
 * each person and work once. A work without legal hours is left out: the judge of the permit refuses it by itself.
 * (edu.md section 9; EDU-06)
 * @returns how many assignments are new
 */
export async function assignFromPermits(context: Context): Promise<number> {
  const { today } = context
  const { assignAheadDays } = await educationFiguresOn(context, null)
  const permits = await crewEducations(context, { fromYmd: today, toYmd: addDays(today, assignAheadDays) })
  const works = await worksByItem(context)
  let count = 0
  for (const { permitNo, workYmd, items, vendorWorkerNos, userIds } of permits) {
    const numbers = new Set(items.flatMap((item) => works.get(item) ?? []))
    const people: Person[] = [
      ...vendorWorkerNos.map((vendorWorkerNo) => ({ vendorWorkerNo })),
      ...userIds.map((userId) => ({ userId })),
    ]
    for (const person of people)
      for (const specialWorkNo of numbers)
        if (await assign(context, { person, specialWorkNo, workYmd, permitNo })) count++
  }
  return count
}

interface Asked {
  person: Person
  specialWorkNo: string
  workYmd: string
  permitNo: number
}
async function assign(
  context: Context,
  { person, specialWorkNo, workYmd, permitNo }: Asked,
): Promise<boolean> {
  if (await isAssigned(context, person, specialWorkNo)) return false
  const duty = await dutyColumns(context, person, specialWorkNo, workYmd, false).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined
    throw error
  })
  if (!duty) return false
  const place = await placeOf(context, person, workYmd)
  const values = { specialWorkNo, firstWorkYmd: workYmd, shortTermYn: 'N' as const, recogMin: 0, permitNo }
  const key = await actingAs(context, asSystem('작업허가 특별교육 지정'), (own) =>
    createRecord(made({ ...values, ...placeColumns(place), ...duty }), own, {
      specialWorkNo,
      firstWorkYmd: workYmd,
    }),
  )
  await standAnew(context, [Number(key)])
  return true
}
