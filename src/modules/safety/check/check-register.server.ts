import { plantName } from '../../../platform/plant/plant-name.ts'
import { Binds } from '../../../core/server/database/database.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import type { Sheet } from '../../../core/server/pdf/sheet.ts'
import { addDays, showMoment } from '../../../core/shared/dates.ts'
import { sayIn } from '../../../core/shared/four-texts.ts'
import { weekdayOf } from '../../../core/shared/periods.ts'
import { storesChecked } from '../../chemical/inspection/store-rounds.server.ts'
import { checkTypes } from './check-codes.rule.ts'
import { registerTexts } from './check-register.texts.ts'
import { safCheckResult } from './check-result.resource.ts'
import { targetJoins, targetSql } from './check-work.server.ts'

interface Line {
  ymd: string
  place: string
  person: string | null
  sourceCd: string
  sourceNo: number
}
interface Fault {
  itemTxt: string
  noteTxt: string | null
  doneYn: string | null
  mendedYn: string | null
}
/** Monday to Sunday around a day. */
export function weekOf(day: string): { from: string; to: string } {
  const from = addDays(day, -((weekdayOf(day) + 6) % 7))
  return { from, to: addDays(from, 6) }
}

/** The weekly checks of process equipment that were done in a span. */
function equipmentChecked(
  { sql, session }: Context,
  plantCd: string,
  { from, to }: ReturnType<typeof weekOf>,
) {
  const binds = new Binds()
  const where = [
    scopeWhere(safCheckResult, session, 't', binds),
    `t."plantCd" = ${binds.add(plantCd)}`,
    `t."checkTypeCd" = ${binds.add(checkTypes.weeklyChemical)}`,
    `t."state" in ('done', 'confirmed')`,
    `(t."checkDt" at time zone 'Asia/Seoul')::date between ${binds.add(from)}::date and ${binds.add(to)}::date`,
  ]
  return sql.query<Line>(
    `select (t."checkDt" at time zone 'Asia/Seoul')::date::text as "ymd", ${targetSql} as "place", u."userNm" as "person", 'safCheckResult' as "sourceCd", t."checkResultNo" as "sourceNo"
     from "safCheckResult" t ${targetJoins} left join "user" u on u."userId" = t."checkUserId" where ${where.join(' and ')}`,
    binds.values,
  )
}

/**
 * The weekly register of 화학물질관리법 시행규칙 별지 제42호서식: stores as chemicals check them, and process equipment.
 */
export async function registerOf(context: Context, plantCd: string, day: string): Promise<Sheet> {
  const { sql, session, now } = context
  const say = sayIn(registerTexts, () => session.language)
  const week = weekOf(day)
  const [plant, equipment, stores] = await Promise.all([
    sql.maybe<{ plantNm: string }>(
      `select ${plantName('p', session.language)} as "plantNm" from "plant" p where "plantCd" = $1`,
      [plantCd],
    ),
    equipmentChecked(context, plantCd, week),
    storesChecked(context, { ...week, plantCd }),
  ])
  const lines: Line[] = [
    ...equipment,
    ...stores.map(({ ymd, storeNm, inspUserNm, storeInspNo }) => ({
      ymd,
      place: storeNm,
      person: inspUserNm,
      sourceCd: 'chmStoreInsp',
      sourceNo: storeInspNo!,
    })),
  ].toSorted((one, other) => one.ymd.localeCompare(other.ymd) || one.place.localeCompare(other.place))
  const told = await Promise.all(lines.map((line) => answersOf(context, line)))
  const faultText = ({ itemTxt, noteTxt, doneYn, mendedYn }: Fault): string =>
    `${itemTxt}: ${noteTxt ?? ''} (${say(mendedYn === 'Y' ? 'mended' : doneYn === 'Y' ? 'done' : 'open')})`
  return {
    title: say('title'),
    landscape: true,
    facts: [
      { label: say('plant'), value: plant?.plantNm ?? plantCd },
      { label: say('period'), value: `${week.from} ~ ${week.to}`, strong: true },
    ],
    tables: [
      {
        title: say('checks'),
        columns: [
          { label: say('day') },
          { label: say('place'), width: 3 },
          { label: say('person') },
          { label: say('answered'), number: true },
          { label: say('bad'), number: true },
          { label: say('faults'), width: 6 },
        ],
        rows: lines.map(({ ymd, place, person }, index) => {
          const { answerCnt, faults } = told[index]!
          return [
            ymd,
            place,
            person ?? '',
            String(answerCnt),
            faults.length > 0 ? `!${faults.length}` : '0',
            faults.length > 0 ? faults.map(faultText).join('\n') : say('none'),
          ]
        }),
      },
    ],
    notes: [...(lines.length === 0 ? [say('empty')] : []), say('note')],
    printedDt: showMoment(now),
    printedBy: session.userNm,
  }
}
async function answersOf({ sql }: Context, { sourceCd, sourceNo }: Line) {
  const run = await sql.maybe<{ answerCnt: number; checkRunNo: number; checkFormNo: number }>(
    'select "answerCnt"::int as "answerCnt", "checkRunNo", "checkFormNo" from "checkRun" where "sourceCd" = $1 and "sourceNo" = $2',
    [sourceCd, sourceNo],
  )
  if (!run) return { answerCnt: 0, faults: [] }
  const faults = await sql.query<Fault>(
    `select i."itemTxt", a."noteTxt", a."doneYn", a."mendedYn" from "checkAnswer" a join "checkFormItem" i on i."checkFormNo" = $2 and i."itemCd" = a."itemCd"
     where a."checkRunNo" = $1 and a."badYn" = 'Y' order by i."sortOrder"`,
    [run.checkRunNo, run.checkFormNo],
  )
  return { answerCnt: run.answerCnt, faults }
}
