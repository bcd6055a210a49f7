import { defineBehaviour, type Guard } from '../../../../core/server/entity/behaviour.ts'
import {
  asSystem,
  inTransaction,
  isSystem,
  type Context,
  type Engine,
} from '../../../../core/server/entity/context.ts'
import { loadRecord } from '../../../../core/server/entity/record.ts'
import { createRecord } from '../../../../core/server/entity/save.ts'
import { badField, forbidden } from '../../../../core/server/http/errors.ts'
import type { Session } from '../../../../core/server/http/session.ts'
import { addDays } from '../../../../core/shared/dates.ts'
import { partOf, spanOf } from '../../../../core/shared/periods.ts'
import { freeze, frozenData } from '../../../../platform/revision/revision.server.ts'
import { lawFacts, personFacts, type KnownPerson } from '../facts/person-facts.server.ts'
import { amountsOf } from '../legal/legal-status.server.ts'
import { educationKpis } from '../kpi/education-kpis.server.ts'
import { judgePerson } from '../rules/judge-person.rule.ts'
import { finesOf, matrixOf } from '../rules/matrix.rule.ts'
import { isSupervisor, postingOn } from '../rules/person-time.rule.ts'
import { eduHalf, type EduHalf } from './edu-half.resource.ts'
import { breachesOf, type HalfFacts } from './half-facts.rule.ts'
import { halfPdf } from './half-paper.server.ts'
import { halfRefusals } from './half-refusals.texts.ts'
import { wholeCompany } from '../../../../core/shared/whole-company.ts'

/** Groups of the delivered rights: SHE관리자(본사), 안전담당, 경영층. */
const groups = { headOffice: 2, safety: 3, siteHead: 9 } as const
const isIn = (session: Session, ...asked: readonly number[]): boolean =>
  isSystem(session) || (!session.vendorCd && session.authGrpNos.some((group) => asked.includes(group)))
const isKeeper = (session: Session) => isIn(session, groups.headOffice, groups.safety)

type Rule = Guard<typeof eduHalf>
const keeper: Rule = (_, { session }) => (isKeeper(session) ? undefined : halfRefusals.keeper())
const siteHead: Rule = (_, { session }) =>
  isIn(session, groups.siteHead, groups.headOffice) ? undefined : halfRefusals.siteHead()
const twoPeople: Rule = ({ orderUserId }, { session }) =>
  orderUserId === session.userId ? halfRefusals.twoPeople() : undefined

const spanOfHalf = ({ halfYear, halfCd }: Pick<EduHalf, 'halfYear' | 'halfCd'>) =>
  spanOf('half', halfYear, Number(halfCd))
/** How the people of a plant stood on the last day of a half-year, or stand now while it goes on. (EDU-19) */
async function halfFacts(
  context: Context,
  row: Pick<EduHalf, 'halfYear' | 'halfCd' | 'plantCd'>,
): Promise<HalfFacts> {
  const { from, to } = spanOfHalf(row)
  const baseYmd = to < context.today ? to : context.today
  const law = await lawFacts(context, baseYmd)
  const people = (await personFacts(context, { day: baseYmd, plantCd: row.plantCd })).map(
    (person: KnownPerson) => ({
      ...person,
      supervisor: isSupervisor(postingOn(person, baseYmd)?.workerClassCd ?? null),
      rows: judgePerson(person, law, baseYmd),
    }),
  )
  const { columns, total } = matrixOf(people)
  const lines = finesOf(people, amountsOf(law.settings))
  return {
    from,
    to,
    baseYmd,
    people: people.length,
    columns,
    total,
    breaches: breachesOf(people, to),
    fines: { lines, sum: lines.reduce((sum, line) => sum + line.sum, 0) },
    kpis: await educationKpis(context, { plantCd: row.plantCd, from, to: baseYmd }, people),
  }
}

/** Half-years of one plant are one series: they are compared with each other. */
const freezeHalf = (
  context: Context,
  row: EduHalf,
  data: HalfFacts,
  moment: 'closing' | 'ordering' | 'finishing',
) =>
  freeze(context, {
    resource: eduHalf,
    key: row.eduHalfNo,
    seriesKey: row.plantCd,
    revisionNm: halfRefusals[moment]({ half: row.halfNm ?? '' }).in('kr'),
    data,
    pdf: (frozen, inKorean) => halfPdf(frozen as EduHalf, data, inKorean),
  })
/** What was counted when the half-year was frozen. */
export const frozenFacts = (context: Context, eduHalfNo: number): Promise<HalfFacts | undefined> =>
  frozenData<HalfFacts>(context, eduHalf, eduHalfNo)
/** The same figures with what was said since: the paper that is kept for five years (제13조). */
const freezeAgain = (moment: 'ordering' | 'finishing') => async (row: EduHalf, context: Context) => {
  const data = await frozenFacts(context, row.eduHalfNo)
  if (data) await freezeHalf(context, row, data, moment)
}

/** 교육 반기 점검: frozen as it is made, ordered by the head of the site, confirmed by somebody else. */
export const eduHalfBehaviour = defineBehaviour(eduHalf, {
  without: ['multi', 'delete'],
  firstState: 'frozen',
  mayEdit: () => halfRefusals.fixed(),
  beforeSave: (input, { session, today }) => {
    if (!isKeeper(session)) throw forbidden(halfRefusals.keeper())
    const { from, to } = spanOfHalf(input)
    if (from > today) throw badField('halfCd', halfRefusals.future())
    return {
      ...input,
      halfNm: String(halfRefusals[input.halfCd === '1' ? 'first' : 'second']({ year: input.halfYear })),
      baseYmd: to < today ? to : today,
    }
  },
  // Frozen with the row: what comes later changes nothing of it.
  afterSave: async (key, context) => {
    const row = await loadRecord(eduHalf, context, key)
    await freezeHalf(context, row, await halfFacts(context, row), 'closing')
  },
  transitions: {
    order: {
      may: siteHead,
      set: (_, { session, now }, { causeTxt, orderTxt }) => ({
        causeTxt,
        orderTxt,
        orderUserId: session.userId,
        orderDt: now,
      }),
      effect: freezeAgain('ordering'),
    },
    finish: {
      may: keeper,
      guards: { twoPeople },
      set: (_, { session, now }, { doneTxt }) => ({ doneTxt, doneUserId: session.userId, doneDt: now }),
      effect: freezeAgain('finishing'),
    },
  },
})

/** A half-year that nobody froze is frozen by the clock within so many days of its end. */
const catchUpDays = 14
/**
 * Freezes the half-year that has just ended at every plant where nobody has done it by hand. (EDU-19)
 * @returns how many were frozen
 */
export async function freezeEduHalves(engine: Engine): Promise<number> {
  const freezing = await inTransaction(engine, asSystem('교육 반기 점검'), async ({ sql, today }) => {
    const first = spanOf('half', today.slice(0, 4), partOf('half', today)).from
    const last = addDays(first, -1)
    if (today > addDays(last, catchUpDays)) return []
    const half = { halfYear: last.slice(0, 4), halfCd: String(partOf('half', last)) }
    const plants = await sql.query<{ plantCd: string }>(
      `select p."plantCd" from "plant" p where p."plantCd" <> '${wholeCompany}' and not exists
         (select 1 from "eduHalf" h where h."plantCd" = p."plantCd" and h."halfYear" = $1 and h."halfCd" = $2) order by 1`,
      [half.halfYear, half.halfCd],
    )
    return plants.map(({ plantCd }) => ({ ...half, plantCd }))
  })
  let frozen = 0
  for (const half of freezing)
    await inTransaction(engine, asSystem('교육 반기 점검'), async (context) => {
      // Only one process freezes a plant; the other one finds it done.
      await context.sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
        `eduHalf ${half.halfYear} ${half.halfCd} ${half.plantCd}`,
      ])
      const known = await context.sql.maybe(
        'select 1 from "eduHalf" where "plantCd" = $1 and "halfYear" = $2 and "halfCd" = $3',
        [half.plantCd, half.halfYear, half.halfCd],
      )
      if (known) return
      await createRecord(eduHalfBehaviour, context, half)
      frozen += 1
    })
  return frozen
}
