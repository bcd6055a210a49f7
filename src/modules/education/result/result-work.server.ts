import { Binds } from '../../../core/server/database/database.ts'
import { codeNameOf } from '../../../core/server/entity/columns.ts'
import { codeSentences } from '../../../core/server/entity/code-sentences.ts'
import { asSystem, inTransaction, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { mayUse } from '../../../core/server/http/session.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { escalate, type DueItem } from '../../../platform/notification/escalation.server.ts'
import { plantName } from '../../../platform/plant/plant-name.ts'
import type { WorkSource } from '../../../platform/work/my-work.server.ts'
import { vendorManagers } from '../../vendor/vendor-people.server.ts'
import { educationStaffOf, isEducationStaff, isHeadOffice } from '../education-people.server.ts'
import { educationRecords } from '../record-pages.rule.ts'
import { warnOfDuties } from './duty-education.server.ts'
import { eduAssign, specialMenu } from './edu-assign.resource.ts'
import { standAnew } from './edu-assign.server.ts'
import { eduExempt, exemptMenu } from './edu-exempt.resource.ts'
import { eduResult, externalMenu, resultMenu, vendorResultMenu } from './edu-result.resource.ts'
import { assignFromPermits } from './assign-from-permits.server.ts'
import { askForAbsent, askForFailed, askForQuestions } from './learning-improvements.server.ts'
import { askForLateEducation } from './late-improvement.server.ts'
import { resultWorkNames } from './result-words.texts.ts'

/** Interval of the clock. */
export const educationClockMs = 3_600_000
const most = 500

/**
 * Assigns who is named on the permits ahead, brings every open assignment to where it stands today, moves what belongs to companies along with their plants, asks
 * for improvements of what is late, and climbs the ladders of what is due.
 * @returns how many states, improvements and messages there were
 */
export const educationClock = (engine: Engine): Promise<number> =>
  inTransaction(engine, asSystem('교육 기한 시계'), async (context) => {
    const assigned = await assignFromPermits(context)
    const open = await context.sql.query<{ eduAssignNo: number }>(
      `select "eduAssignNo" from "eduAssign" where "state" not in ('done', 'ended') order by 1 limit 5000`,
    )
    const stood = await standAnew(
      context,
      open.map(({ eduAssignNo }) => eduAssignNo),
    )
    await followPlants(context)
    return (
      assigned +
      stood +
      (await askForLateEducation(context)) +
      (await askForAbsent(context)) +
      (await askForFailed(context)) +
      (await askForQuestions(context)) +
      (await warnOfDuties(context)) +
      (await escalate(context, 'EDU_SPECIAL_DUE', await dueItems(context)))
    )
  })

/** A company began or ended business with a plant: what is known of its workers is seen there, or no more. */
async function followPlants({ sql }: Context): Promise<void> {
  for (const table of placed)
    // By hand: the places of many records follow their companies at once, which is no act on any of them.
    await sql.query(`update "${table}" t set "plantCds" = p."plantCds" from (${plantsSql}) p where ${moved}`)
}
const placed = ['eduResult', 'eduCert', 'eduExempt', 'eduAssign']
const plantsSql = `select "vendorCd", array_agg("plantCd" order by "plantCd") as "plantCds" from "vendorPlant" where "useYn" = 'Y' group by 1`
const moved = `t."vendorCd" = p."vendorCd" and t."plantCds" is distinct from p."plantCds"`

interface Due {
  eduAssignNo: number
  personNm: string
  specialWorkNo: string
  dueYmd: string
  userId: string | null
  vendorCd: string | null
  plantCd: string | null
  plantCds: string[] | null
}
async function dueItems(context: Context): Promise<DueItem[]> {
  const rows = await context.sql.query<Due>(
    `select a."eduAssignNo", a."personNm", a."specialWorkNo", a."dueYmd"::text, a."userId", a."vendorCd", a."plantCd", a."plantCds"
     from "eduAssign" a
     where a."state" not in ('done', 'ended') and a."dueYmd" between $1::date - 30 and $1::date + 30 order by a."dueYmd", 1 limit ${most}`,
    [context.today],
  )
  const works = await codeSentences(context.sql, 'EDU_SPECIAL_WORK')
  const items: DueItem[] = []
  for (const { eduAssignNo, personNm, specialWorkNo, dueYmd, userId, vendorCd, plantCd, plantCds } of rows)
    items.push({
      subject: `${eduAssign.name} ${eduAssignNo}`,
      dueYmd,
      to: [
        ...(userId === null ? [] : [userId]),
        ...(vendorCd === null ? [] : await vendorManagers(context, vendorCd)),
        ...(await educationStaffOf(context, plantCd ?? plantCds?.[0] ?? null)),
      ],
      variables: { personNm, workNm: works.get(specialWorkNo) },
      linkUrl: addressOf(educationRecords.eduAssign, eduAssignNo),
      plantCd,
    })
  return items
}

const morning = (day: string): string => `${day}T09:00:00+09:00`
interface Waiting {
  key: number
  title: string
  more: string
  day: string
}
/** What waits: proofs to be verified and exemptions to be approved for staff; returned proofs for companies. */
export const resultWork: WorkSource = {
  labels: resultWorkNames,
  find: async (context) => {
    const { sql, session } = context
    const asked = async (
      resource: typeof eduResult | typeof eduExempt | typeof eduAssign,
      kind: string,
      columns: string,
      limit: string,
    ) => {
      const binds = new Binds()
      const rows = await sql.query<Waiting>(
        `select t."${resource.key}" as "key", ${columns} from "${resource.name}" t where ${scopeWhere(resource, session, 't', binds)} and ${limit} order by 4, 1 limit 200`,
        binds.values,
      )
      return rows.map(({ key, title, more, day }) => ({
        kind,
        title,
        more,
        dueDt: morning(day),
        resource: resource.name,
        key,
      }))
    }
    const result = `t."eduNm" as "title", t."personNm" as "more", t."createDt"::date::text as "day"`
    if (session.vendorCd)
      return mayUse(session, [vendorResultMenu], 'write')
        ? asked(eduResult, 'edu-returned', result, `t."state" = 'returned'`)
        : []
    if (!isEducationStaff(session)) return []
    return [
      ...(mayUse(session, [resultMenu, externalMenu], 'write')
        ? await asked(eduResult, 'edu-verify', result, `t."state" = 'submitted'`)
        : []),
      ...(mayUse(session, [exemptMenu], 'write')
        ? await asked(
            eduExempt,
            'edu-exempt',
            `t."evidenceTxt" as "title", coalesce(t."personNm", (select ${plantName('p', session.language)} from "plant" p where p."plantCd" = t."plantCd")) as "more", t."createDt"::date::text as "day"`,
            `t."state" = 'requested'${isHeadOffice(session) ? '' : ` and t."scopeCd" = 'person'`}`,
          )
        : []),
      ...(mayUse(session, [specialMenu], 'write')
        ? await asked(
            eduAssign,
            'edu-special',
            `t."personNm" as "title", (select ${codeNameOf('c', session.language)} from "codeItem" c where c."codeGrpCd" = 'EDU_SPECIAL_WORK' and c."code" = t."specialWorkNo") as "more", t."dueYmd"::text as "day"`,
            `t."state" = 'late'`,
          )
        : []),
    ]
  },
}
