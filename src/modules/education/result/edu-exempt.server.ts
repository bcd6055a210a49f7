import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { badField, ruleAt } from '../../../core/server/http/errors.ts'
import type { Input } from '../../../core/shared/resource.ts'
import { eduTypes } from '../course/legal-hours.rule.ts'
import { educationFiguresOn } from '../education-parameters.server.ts'
import { headOfficeOnly, staffOnly } from '../education-people.server.ts'
import { educationRefusals } from '../education-refusals.texts.ts'
import { eduExempt } from './edu-exempt.resource.ts'
import { hasFile } from './evidence.server.ts'
import { careerMonths, careerTypes, exemptScopes, exemptTypes, isWithinGap } from './exempt.rule.ts'
import { personOf, placeColumns, placeOf } from './person-place.server.ts'

type Rule = Guard<typeof eduExempt>
/** Kinds of education that a reason may exempt from. (시행규칙 제27조 각 항) */
const typesOf: Readonly<Record<string, readonly string[]>> = {
  [exemptTypes.noAccident]: [eduTypes.regular],
  [exemptTypes.otherLaw]: [eduTypes.regular, eduTypes.special],
  [exemptTypes.supervisor]: [eduTypes.regular],
  [exemptTypes.trade]: [eduTypes.hire],
  [exemptTypes.specialWork]: [eduTypes.special],
  [exemptTypes.samePlant]: [eduTypes.hire, eduTypes.special],
}

async function checkCareer(context: Context, input: Input<typeof eduExempt>): Promise<void> {
  if (!careerTypes.includes(input.exemptTypeCd)) return
  const { careerFromYmd, careerToYmd, hireYmd } = input
  for (const name of ['careerFromYmd', 'careerToYmd', 'hireYmd'] as const)
    if (!input[name]) throw badField(name, educationRefusals.careerDays())
  if (careerToYmd! < careerFromYmd!) throw badField('careerToYmd', educationRefusals.endBefore())
  const figures = await educationFiguresOn(context, input.plantCd ?? null)
  if (careerMonths(careerFromYmd!, careerToYmd!) < figures.careerMonths)
    throw ruleAt('careerToYmd', educationRefusals.careerShort({ months: figures.careerMonths }))
  if (!isWithinGap(careerToYmd!, hireYmd!, figures.careerGapMonths))
    throw ruleAt('hireYmd', educationRefusals.careerGap({ months: figures.careerGapMonths }))
}

const evidence: Rule = async ({ eduExemptNo }, context) =>
  (await hasFile(context, eduExempt.name, eduExemptNo)) ? undefined : educationRefusals.evidenceNeeded()
/**
 * The regular education of a plant is cut for a year whose year before had no industrial accident: nobody who counts
 * was hurt, and no accident with somebody hurt waits for its judgement. (시행규칙 제27조제1항; edu.md EDU-04)
 */
const noAccident: Rule = async ({ exemptTypeCd, plantCd, applyYear }, { sql }) => {
  if (exemptTypeCd !== exemptTypes.noAccident) return undefined
  const year = String(Number(applyYear) - 1)
  const { hurt, open } = await sql.one<{ hurt: number; open: number }>(
    `select (select count(*)::int from "safEventPerson" p where p."plantCd" = $1 and p."countYn" = 'Y' and to_char(p."occurYmd", 'YYYY') = $2) as "hurt",
       (select count(*)::int from "safEvent" e where e."plantCd" = $1 and e."eventKindCd" = 'accident' and e."injuredYn" = 'Y'
          and to_char(e."occurDt" at time zone 'Asia/Seoul', 'YYYY') = $2 and e."state" in ('reported', 'accepted', 'investigating')) as "open"`,
    [plantCd, year],
  )
  if (hurt > 0) return educationRefusals.accidentBefore({ year, n: hurt })
  return open > 0 ? educationRefusals.accidentOpen({ year, n: open }) : undefined
}
const notOwn: Rule = ({ createUserId, userId }, { session }) =>
  createUserId === session.userId || userId === session.userId ? educationRefusals.notOwnRequest() : undefined
const decider: Rule = (row, context) =>
  row.exemptTypeCd === exemptTypes.noAccident ? headOfficeOnly(row, context) : staffOnly(row, context)
const decided = (_: unknown, { session, now }: Context) => ({ decideUserId: session.userId, decideDt: now })

/** 교육 면제: asked by education staff, approved by somebody else; of a whole plant by head office. */
export const exemptBehaviour = defineBehaviour(eduExempt, {
  without: ['multi', 'delete'],
  mayEdit: (row, context) =>
    row.state === 'requested' ? staffOnly(row, context) : educationRefusals.requestedOnly(),
  mayAttach: (row, context) =>
    row.state === 'requested' ? staffOnly(row, context) : educationRefusals.requestedOnly(),
  beforeSave: async (input, context) => {
    const allowed = typesOf[input.exemptTypeCd]
    if (allowed && !allowed.includes(input.eduTypeCd))
      throw badField('eduTypeCd', educationRefusals.typeForExemption())
    if (input.specialWorkNo && input.eduTypeCd !== eduTypes.special)
      throw badField('specialWorkNo', educationRefusals.specialWorkOnly())
    const ofPlant = input.exemptTypeCd === exemptTypes.noAccident
    if (ofPlant !== (input.scopeCd === exemptScopes.plant))
      throw badField('scopeCd', educationRefusals.typeForExemption())
    const samePlant = input.exemptTypeCd === exemptTypes.samePlant
    const exemptPct = samePlant ? 100 : (input.exemptPct ?? null)
    const { exemptPctMost } = await educationFiguresOn(context, input.plantCd ?? null)
    if (!samePlant && exemptPct !== null && exemptPct > exemptPctMost)
      throw ruleAt('exemptPct', educationRefusals.pctMost({ pct: exemptPctMost }))
    if (exemptPct === null && (input.exemptMin ?? null) === null)
      throw badField('exemptPct', educationRefusals.amountNeeded())
    await checkCareer(context, input)
    if (ofPlant) {
      if (!input.plantCd) throw badField('plantCd', educationRefusals.plantNeeded())
      return {
        ...input,
        exemptPct,
        personNm: null,
        userId: null,
        vendorWorkerNo: null,
        vendorCd: null,
        deptCd: null,
        plantCds: [],
      }
    }
    const place = await placeOf(context, await personOf(context, input), context.today)
    return { ...input, exemptPct, ...placeColumns(place) }
  },
  transitions: {
    approve: { may: decider, guards: { evidence, notOwn, noAccident }, set: decided },
    refuse: { may: decider, set: decided },
    cancel: { may: decider },
  },
})
