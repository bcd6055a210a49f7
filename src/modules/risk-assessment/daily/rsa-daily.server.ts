import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { badField, forbidden } from '../../../core/server/http/errors.ts'
import { addDays } from '../../../core/shared/dates.ts'
import type { Input } from '../../../core/shared/resource.ts'
import { riskFiguresOn } from '../risk-parameters.server.ts'
import { isOwnDept, isRiskStaff } from '../risk-people.server.ts'
import { dailyActs, dailyWorkers } from './daily-codes.rule.ts'
import { dailyRefusals } from './daily-refusals.texts.ts'
import { rsaDaily } from './rsa-daily.resource.ts'

type Rule = Guard<typeof rsaDaily>
type Entered = Input<typeof rsaDaily>

const whyNotWriter = (
  { plantCd, deptCd }: { plantCd: string; deptCd: string },
  { session }: Pick<Context, 'session'>,
) => (isRiskStaff(session, plantCd) || isOwnDept(session, deptCd) ? undefined : dailyRefusals.writers())
/** What was recorded is a proof: after the days in which it may be entered nobody changes it. */
const open: Rule = async (row, context) => {
  const stranger = whyNotWriter(row, context)
  if (stranger) return stranger
  const { dailyBackDays } = await riskFiguresOn(context, row.plantCd)
  return row.actYmd < addDays(context.today, -dailyBackDays)
    ? dailyRefusals.settled({ days: dailyBackDays })
    : undefined
}

/** 상시평가 기록: written by the department or safety staff on the day or soon after. */
export const dailyBehaviour = defineBehaviour(rsaDaily, {
  without: ['multi'],
  mayEdit: open,
  mayDelete: open,
  mayAttach: open,
  async beforeSave(input, context) {
    const stranger = whyNotWriter(input, context)
    if (stranger) throw forbidden(stranger)
    const { today } = context
    if (input.actYmd > today) throw badField('actYmd', dailyRefusals.future())
    const { dailyBackDays } = await riskFiguresOn(context, input.plantCd)
    if (input.actYmd < addDays(today, -dailyBackDays))
      throw badField('actYmd', dailyRefusals.tooLate({ days: dailyBackDays }))
    await checkPlace(input, context)
    checkPeople(input)
    return input
  },
})

async function checkPlace({ plantCd, deptCd, hazards }: Entered, { sql }: Context): Promise<void> {
  if (!(await sql.maybe('select 1 from "dept" where "deptCd" = $1 and "plantCd" = $2', [deptCd, plantCd])))
    throw badField('deptCd', dailyRefusals.otherPlant())
  const nos = (hazards ?? []).map(({ rsaHazardNo }) => Number(rsaHazardNo))
  const { strange } = await sql.one<{ strange: number }>(
    'select count(*)::int as "strange" from "rsaHazard" where "rsaHazardNo" = any($1::bigint[]) and "plantCd" <> $2',
    [nos, plantCd],
  )
  if (strange > 0) throw badField('hazards', dailyRefusals.otherHazard())
}
function checkPeople({ dailyActCd, attends, attendCnt }: Entered): void {
  const lines = attends ?? []
  if (lines.some(({ userId, vendorWorkerNo }) => Boolean(userId) === Boolean(vendorWorkerNo)))
    throw badField('attends', dailyRefusals.onePerson())
  const people = lines.map(({ userId, vendorWorkerNo }) => userId ?? `worker ${vendorWorkerNo}`)
  if (new Set(people).size < people.length) throw badField('attends', dailyRefusals.samePerson())
  const hasWorker = lines.some(({ dailyRoleCd }) => dailyWorkers.includes(dailyRoleCd))
  if (dailyActCd === dailyActs.discovery && !hasWorker)
    throw badField('attends', dailyRefusals.workerNeeded())
  if (attendCnt < people.length) throw badField('attendCnt', dailyRefusals.attendLess({ n: people.length }))
}
