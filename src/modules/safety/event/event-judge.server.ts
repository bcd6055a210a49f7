import { actingAs, asSystem, type Context } from '../../../core/server/entity/context.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { tellAssessments } from '../../../platform/assessment/assessment-port.server.ts'
import { parametersOn } from '../../../platform/parameter/parameter.server.ts'
import { flagNames, type FlagName } from './event-judgement.rule.ts'
import { accidentTypes, relations } from './rules/event-codes.rule.ts'
import { judgeEvent, type Flags, type Hurt } from './rules/event-flags.rule.ts'
import { eventFigures, firstFigureYmd, type EventFigures } from './rules/event-parameters.rule.ts'
import { judgeTier, type JudgedTier } from './rules/pse-tier.rule.ts'
import { reportsOf, type DueReport } from './rules/report-clock.rule.ts'
import { safEvent, type SafEvent } from './saf-event.resource.ts'
import { safEventReport } from './saf-event-report.resource.ts'

type Judged = Pick<
  SafEvent,
  | 'safEventNo'
  | 'plantCd'
  | 'occurDt'
  | 'knowDt'
  | 'accidentTypeCds'
  | 'occurTypeCd'
  | 'agentNm'
  | 'prodNo'
  | 'releaseQty'
  | 'releaseUnitCd'
  | 'releaseCatCd'
  | 'offsiteYn'
  | 'damageAmt'
  | 'psmProcessYn'
  | 'flagCds'
  | FlagName
>

/** The limits in force at a plant on the day of the event. */
export const figuresOn = async (
  { sql }: Pick<Context, 'sql'>,
  plantCd: string | null,
  day: string,
): Promise<EventFigures> =>
  eventFigures.of(
    await parametersOn(sql, eventFigures.prefix, plantCd, day < firstFigureYmd ? firstFigureYmd : day),
  )

/** The people of an event as the rules see them; the detail stays where it is. */
export const hurtOf = ({ sql }: Pick<Context, 'sql'>, safEventNo: number): Promise<Hurt[]> =>
  sql.query<Hurt>(
    `select "workRelationCd", "injuryTypeCd", "treatCd", "treatMonths"::int as "treatMonths", coalesce("restDays", "expRestDays")::int as "restDays", "deathYmd"::text as "deathYmd"
     from "safEventPerson" where "safEventNo" = $1 order by 1`,
    [safEventNo],
  )
/** Days of illnesses from the same agent or substance, this event's own among them, one a person. */
const diseasesOf = async ({ sql }: Context, event: Judged): Promise<string[]> =>
  (
    await sql.query<{ day: string }>(
      `select to_char(e."occurDt" at time zone 'Asia/Seoul', 'YYYY-MM-DD') as "day" from "safEventPerson" p join "safEvent" e using ("safEventNo")
       where p."injuryTypeCd" = 'illness' and p."workRelationCd" = 'work' and e."state" <> 'notAccident'
         and (e."safEventNo" = $1 or e."prodNo" = $2 or e."agentNm" = $3)`,
      [event.safEventNo, event.prodNo, event.agentNm],
    )
  ).map(({ day }) => day)

/** How an event stands before the law now, by the rules alone. */
export async function judgementOf(
  context: Context,
  event: Judged,
): Promise<{ auto: Flags; tier: JudgedTier | undefined; figures: EventFigures; persons: Hurt[] }> {
  const occurYmd = event.occurDt.slice(0, 10)
  const figures = await figuresOn(context, event.plantCd, occurYmd)
  const types = event.accidentTypeCds ?? []
  const persons = await hurtOf(context, event.safEventNo)
  const substance = event.prodNo !== null || types.includes(accidentTypes.leak)
  const auto = judgeEvent(
    {
      occurYmd,
      accidentTypeCds: types,
      occurTypeCd: event.occurTypeCd,
      substance,
      releaseQty: event.releaseQty,
      psmYn: event.psmProcessYn,
      persons,
      diseaseYmds: await diseasesOf(context, event),
    },
    figures,
  )
  const fires: readonly string[] = [accidentTypes.fire, accidentTypes.explosion]
  const tier = judgeTier(
    {
      ...event,
      substance,
      containmentLost: substance || types.some((type) => fires.includes(type)),
      persons: persons.filter(({ workRelationCd }) => workRelationCd === relations.work),
    },
    figures,
  )
  return { auto, tier, figures, persons }
}
/** The flags that hold: what somebody has judged with a reason stands against the rule. */
const holding = (event: Judged, auto: Flags): Record<FlagName, 'Y' | 'N'> =>
  Object.fromEntries(
    flagNames.map((name) => [name, event.flagCds?.includes(name) ? (event[name] ?? auto[name]) : auto[name]]),
  ) as Record<FlagName, 'Y' | 'N'>

/** Clocks of an event before and after it is classified. */
export const clocksOf = (event: Judged, auto: Flags, figures: EventFigures): DueReport[] =>
  reportsOf(event, holding(event, auto), figures)

/**
 * Writes what the law makes of an event, and the reports that it therefore wants. A report that is there keeps its state;
 * one that has not been submitted follows a corrected day. (SAF-01, SAF-02)
 */
export async function judgeAgain(context: Context, event: Judged): Promise<void> {
  const { auto, tier, figures } = await judgementOf(context, event)
  const flags = holding(event, auto)
  await setColumns(
    context,
    safEvent,
    event.safEventNo,
    { ...flags, severityCd: auto.severityCd, pseTierCd: tier?.tier ?? null },
    { stamps: false },
  )
  for (const report of reportsOf(event, flags, figures)) await putReport(context, event, report)
  await tellAssessments(context, event.safEventNo)
}
async function putReport(
  context: Context,
  { safEventNo, plantCd }: Judged,
  report: DueReport,
): Promise<void> {
  const known = await context.sql.maybe<{ safEventReportNo: number; state: string }>(
    'select "safEventReportNo", "state" from "safEventReport" where "safEventNo" = $1 and "rptTypeCd" = $2',
    [safEventNo, report.rptTypeCd],
  )
  const { rptTypeCd, ...days } = report
  if (!known) {
    // What the law wants, and by when, is nobody's to write.
    const making = defineBehaviour(safEventReport, {
      beforeSave: (input) => ({ ...input, safEventNo, plantCd, rptTypeCd, ...days }),
    })
    await actingAs(context, asSystem('법정보고 대상'), (own) => createRecord(making, own, {}))
  } else if (known.state === 'due' || known.state === 'drafted')
    await setColumns(context, safEventReport, known.safEventReportNo, days, { stamps: false })
}

/** The reports that an event has called for, with their states. */
export const standingReports = ({ sql }: Context, safEventNo: number) =>
  sql.query<{ safEventReportNo: number; rptTypeCd: string; state: string; submitDt: string | null }>(
    `select "safEventReportNo", "rptTypeCd", "state", to_json("submitDt")#>>'{}' as "submitDt" from "safEventReport" where "safEventNo" = $1`,
    [safEventNo],
  )
