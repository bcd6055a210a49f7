import { nextNumber } from '../../../core/server/entity/numbering.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import { addDays } from '../../../core/shared/dates.ts'
import { usualDueHours, usualEffectDays } from '../rules/due.rule.ts'
import { ownScale } from '../rules/grade.rule.ts'
import { demoImprovements, type DemoImprovement } from './demo-improvements.ts'
import { improvementRuleFigures } from '../rules/improvement-parameters.rule.ts'
import { historyOf } from './improvement-history.ts'
import { deliverRows } from '../../../core/server/seed/deliver-rows.ts'
import { insertRows } from '../../../core/server/seed/insert-rows.ts'
import type { SeedOptions } from '../../../core/server/seed/seed-part.ts'
import { rowsOf } from '../../../core/server/seed/tsv.ts'

/**
 * Coordinators of sources, where it is not safety; the sources from the field, which have pictures; the
 * sources that are never assigned to a vendor.
 */
const coordinators: Record<string, string> = { HDG: 'HEA', MSD: 'HEA', WEM: 'HEA', CHM: 'ENV', ENV: 'ENV' }
const withPictures = ['PTR', 'CHK', 'NM']
const ownPeopleOnly = ['HDG', 'EDU']

/** The rules of every source: company policy, to be confirmed; the improvements of the demonstration. */
export async function seedImprovements(sql: Sql, { demo, today }: SeedOptions): Promise<void> {
  const sources = rowsOf('codes').filter(({ codeGrpCd }) => codeGrpCd === 'IMPR_SOURCE')
  await insertRows(
    sql,
    'improvementRule',
    sources.map(({ code }) => ({
      sourceModuleCd: code,
      coordRoleCd: coordinators[code!] ?? 'SAFE',
      defGradeCd: 'M',
      urgentHour: usualDueHours.U,
      highHour: usualDueHours.H,
      mediumHour: usualDueHours.M,
      lowHour: usualDueHours.L,
      urgentEffectDays: usualEffectDays.U,
      highEffectDays: usualEffectDays.H,
      mediumEffectDays: usualEffectDays.M,
      lowEffectDays: usualEffectDays.L,
      apprGradeCds: ['U', 'H'],
      photoRqrdYn: withPictures.includes(code!) ? 'Y' : 'N',
      vendorYn: ownPeopleOnly.includes(code!) ? 'N' : 'Y',
      holidayPullYn: 'N',
      confirmNeededYn: 'Y',
      useYn: 'Y',
    })),
  )
  await deliverRows(sql, {
    table: 'sysParam',
    part: 'improvement',
    key: ['paramCd', 'plantCd', 'fromYmd'],
    rows: improvementRuleFigures.rows('2026-01-01'),
  })
  if (!demo || (await sql.maybe('select 1 from "improvement" limit 1'))) return
  const numbers = new Map<number, number>()
  for (const row of demoImprovements) numbers.set(row.no, await insertImprovement(sql, row, numbers, today))
  // Links to rows that come later in the list.
  for (const { no, recurOf } of demoImprovements)
    if (recurOf)
      await sql.query(`update "improvement" set "recurNo" = $2 where "imprNo" = $1 and "reopenCnt" > 0`, [
        numbers.get(recurOf),
        numbers.get(no),
      ])
  for (const { no, mergeTo } of demoImprovements)
    if (mergeTo)
      await sql.query('update "improvement" set "mergeToNo" = $2 where "imprNo" = $1', [
        numbers.get(no),
        numbers.get(mergeTo),
      ])
}

const risk = (pair: readonly [number, number] | undefined): number | null => (pair ? pair[0] * pair[1] : null)
/** Writes an improvement of the demonstration with its history. @returns its key */
export async function insertImprovement(
  sql: Sql,
  row: DemoImprovement,
  numbers: ReadonlyMap<number, number>,
  today: string,
): Promise<number> {
  const plantCd = row.plantCd ?? '1000'
  const at = (day: number | undefined, time = '09:30:00') =>
    day === undefined ? null : `${addDays(today, day)}T${time}+09:00`
  const dueAt = (day: number | undefined) => at(day, row.grade === 'U' ? '10:00:00' : '23:59:00')
  const imprCd = await nextNumber(sql, 'I-{plant}-{YYYY}-{seq5}', {
    plantCd,
    day: addDays(today, row.asked),
    ruleCd: 'improvement.imprCd',
  })
  // The leader of a matter asks the other plants.
  const asker = row.anonymous
    ? 'system'
    : row.parent
      ? 'saf01'
      : row.plantCd === '2000'
        ? 'saf21'
        : row.plantCd === '3000'
          ? 'saf31'
          : 'emp01'
  const handler = row.handler ?? 'saf01'
  // Suggestions have no source; checks and patrols are read back, and know no finding but their own.
  const sourced = !['SUG', 'CHK', 'FAC', 'PTR', 'SPE'].includes(row.source) && !row.parent
  const stored = await sql.one<{ imprNo: number }>(
    `insert into "improvement" ("imprCd", "imprNm", "imprTypeCd", "problemDesc", "sourceModuleCd", "sourceKey", "sourceSubKey", "sourceUrl", "reqUserId", "reqDeptCd", "anonYn", "reqDt", "plantCd",
       "deptCd", "placeNm", "mapX", "mapY", "hazardTypeCd", "legalYn", "legalBasisTxt", "tempActYn", "freqBef", "sevBef", "riskBef", "scaleNm", "riskAft", "gradeCd", "rcvUserId", "rcvDt", "orgDueDt", "dueDt", "legalDueYmd",
       "extCnt", "actOrgCd", "actDeptCd", "actVendorCd", "actUserId", "assignDt", "acceptDt", "rejCd", "rejReason", "rejCnt", "holdReason", "holdToYmd", "holdFromTxt", "parentImprNo", "recurOfNo",
       "replyCd", "replyReason", "reopenCnt", "doneDt", "effectYmd", "closeDt", "state", "createUserId", "createDt", "updateUserId", "updateDt")
     select "imprCd", "imprNm", "imprTypeCd", "problemDesc", "sourceModuleCd", "sourceKey", "sourceSubKey", "sourceUrl", "reqUserId", "reqDeptCd", "anonYn", "reqDt", "plantCd",
       "deptCd", "placeNm", "mapX", "mapY", "hazardTypeCd", "legalYn", "legalBasisTxt", "tempActYn", "freqBef", "sevBef", "riskBef", "scaleNm", "riskAft", "gradeCd", "rcvUserId", "rcvDt", "orgDueDt", "dueDt", "legalDueYmd",
       "extCnt", "actOrgCd", "actDeptCd", "actVendorCd", "actUserId", "assignDt", "acceptDt", "rejCd", "rejReason", "rejCnt", "holdReason", "holdToYmd", "holdFromTxt", "parentImprNo", "recurOfNo",
       "replyCd", "replyReason", "reopenCnt", "doneDt", "effectYmd", "closeDt", "state", "createUserId", "createDt", "updateUserId", "updateDt"
     from jsonb_populate_record(null::"improvement", $1::jsonb) returning "imprNo"`,
    [
      JSON.stringify({
        imprCd,
        imprNm: row.title,
        imprTypeCd: row.parent ? 'P' : row.source === 'SUG' ? 'S' : row.source === 'INS' ? 'L' : 'C',
        problemDesc: row.problem,
        sourceModuleCd: row.source,
        ...(row.from ?? {
          sourceKey: sourced ? `DEMO-${row.no}` : null,
          sourceSubKey: sourced ? '-' : null,
          sourceUrl: null,
        }),
        reqUserId: row.anonymous ? null : asker,
        reqDeptCd: row.anonymous ? null : row.parent ? 'D131' : row.plantCd ? row.deptCd : 'D111',
        anonYn: row.anonymous ? 'Y' : 'N',
        reqDt: at(row.asked),
        plantCd,
        deptCd: row.deptCd,
        placeNm: row.place,
        mapX: row.at?.[0] ?? null,
        mapY: row.at?.[1] ?? null,
        hazardTypeCd: row.hazard,
        legalYn: row.legal ? 'Y' : 'N',
        legalBasisTxt: row.legal ?? null,
        tempActYn: row.actions?.some(({ type }) => type === 'TEMP') ? 'Y' : 'N',
        freqBef: row.before?.[0] ?? null,
        sevBef: row.before?.[1] ?? null,
        riskBef: risk(row.before),
        scaleNm: risk(row.before) === null ? null : ownScale,
        riskAft: risk(row.after),
        gradeCd: row.grade,
        rcvUserId: row.received === undefined ? null : handler,
        rcvDt: at(row.received, '10:00:00'),
        orgDueDt: dueAt(row.orgDue ?? row.due),
        dueDt: dueAt(row.due),
        legalDueYmd: row.legalDue === undefined ? null : addDays(today, row.legalDue),
        extCnt: row.extended ? 1 : 0,
        actOrgCd: row.actDeptCd ? (row.actVendorCd ? 'V' : 'D') : null,
        actDeptCd: row.actDeptCd ?? null,
        actVendorCd: row.actVendorCd ?? null,
        actUserId: row.actUserId ?? null,
        // Assigned this morning, so that nobody had time to accept it.
        assignDt: row.actDeptCd
          ? at(
              row.state === 'assigned' ? 0 : row.received,
              row.state === 'assigned' ? '07:00:00' : '11:00:00',
            )
          : null,
        acceptDt: row.actions ? at(row.received, '13:00:00') : null,
        rejCd: row.rejected?.cd ?? null,
        rejReason: row.rejected?.reason ?? null,
        rejCnt: row.rejected ? 1 : 0,
        holdReason: row.held?.reason ?? null,
        holdToYmd: row.held ? addDays(today, row.held.until) : null,
        holdFromTxt: row.held?.from ?? null,
        parentImprNo: row.parent ? numbers.get(row.parent) : null,
        recurOfNo: row.recurOf ? numbers.get(row.recurOf) : null,
        replyCd: row.reply ?? null,
        replyReason: row.reply === 'N' ? (row.rejected?.reason ?? null) : null,
        reopenCnt: row.reopened ?? 0,
        doneDt: at(row.done, '16:00:00'),
        effectYmd: row.effect === undefined ? null : addDays(today, row.effect),
        closeDt: at(row.closed, '17:00:00'),
        state: row.state,
        createUserId: asker,
        createDt: at(row.asked),
        updateUserId: handler,
        updateDt: at(row.closed ?? row.done ?? row.received ?? row.asked, '17:10:00'),
      }),
    ],
  )
  await insertParts(sql, row, stored.imprNo, { today, asker, handler })
  return stored.imprNo
}

async function insertParts(
  sql: Sql,
  row: DemoImprovement,
  imprNo: number,
  { today, asker, handler }: { today: string; asker: string; handler: string },
): Promise<void> {
  const at = (day: number, time: string) => `${addDays(today, day)}T${time}+09:00`
  const doer = row.actVendorCd ? 'vnd01s' : (row.actUserId ?? 'issuer02')
  await insertRows(
    sql,
    'improvementAction',
    (row.actions ?? []).map((action) => ({
      imprNo,
      actionTypeCd: action.type,
      ctrlLvlCd: String(action.level),
      planDesc: action.plan,
      planYmd: addDays(today, action.planDay),
      endYmd: action.endDay === undefined ? null : addDays(today, action.endDay),
      doDesc: action.done ?? null,
      doneDt: action.doneDay === undefined ? null : at(action.doneDay, '15:30:00'),
      statCd:
        action.doneDay === undefined ? 'P' : ['effectPending', 'closed'].includes(row.state) ? 'V' : 'D',
      mocNeedYn: action.moc ? 'Y' : 'N',
      mocTxt: action.moc ?? null,
      mocApprYn: action.moc ? 'Y' : 'N',
    })),
    false,
  )
  for (const { plan, cost } of row.actions ?? [])
    if (cost !== undefined)
      await sql.query(
        `insert into "improvementActionCost" ("imprActionNo", "costAmt", "updateUserId", "updateDt")
         select "imprActionNo", $3, $4, $5 from "improvementAction" where "imprNo" = $1 and "planDesc" = $2`,
        [imprNo, plan, cost, handler, at(0, '08:00:00')],
      )
  if (row.after && row.done !== undefined)
    await insertRows(
      sql,
      'improvementVerify',
      [
        {
          imprNo,
          verifyTypeCd: 'F',
          verifyDt: at(row.done, '16:40:00'),
          verifyUserId: handler,
          resultCd: 'OK',
          commentTxt: '현장에서 조치 상태를 확인하였습니다.',
          freqAft: row.after[0],
          sevAft: row.after[1],
          riskAft: risk(row.after),
        },
        ...(row.effect !== undefined && row.closed !== undefined
          ? [
              {
                imprNo,
                verifyTypeCd: 'E',
                planYmd: addDays(today, row.effect),
                verifyDt: at(row.closed, '16:50:00'),
                verifyUserId: handler,
                resultCd: 'OK',
                commentTxt: '같은 지적이 다시 나오지 않았습니다.',
              },
            ]
          : []),
      ],
      false,
    )
  if (row.extended && row.orgDue !== undefined && row.due !== undefined)
    await insertRows(
      sql,
      'improvementExtension',
      [
        {
          imprNo,
          oldDueDt: at(row.orgDue, '23:59:00'),
          newDueDt: at(row.due, '23:59:00'),
          extReason: row.extended.reason,
          tempMeasure: row.extended.measure,
          reqUserId: doer,
          reqDt: at(row.orgDue - 1, '10:00:00'),
          apprUserId: 'mgmt01',
          apprDt: at(row.orgDue - 1, '15:00:00'),
          extStatCd: 'A',
        },
      ],
      false,
    )
  await insertRows(
    sql,
    'improvementEscalation',
    (row.levels ?? []).map(([level, day]) => ({
      imprNo,
      levelCd: String(level),
      levelYmd: addDays(today, day),
      dueDt: at(row.due!, row.grade === 'U' ? '10:00:00' : '23:59:00'),
      sendDt: at(day, level > 1 && row.grade === 'U' ? '14:00:00' : '08:00:00'),
      channelCds: level > 0 ? ['NCH01', 'NCH02'] : ['NCH01'],
      toUserIds: level <= 1 ? [doer] : level === 2 ? [handler, asker] : ['mgmt01'],
    })),
    false,
  )
  if (row.cost)
    await insertRows(
      sql,
      'improvementCost',
      [
        {
          imprNo,
          budgetAmt: row.cost[0],
          costAmt: row.cost[1],
          updateUserId: handler,
          updateDt: at(0, '08:00:00'),
        },
      ],
      false,
    )
  if (row.comment)
    await insertRows(
      sql,
      'improvementComment',
      [
        {
          imprNo,
          userId: row.comment[0],
          txt: row.comment[1],
          innerYn: row.comment[2] ? 'Y' : 'N',
          createDt: at(-1, '14:00:00'),
        },
      ],
      false,
    )
  await insertRows(sql, 'comStateHist', historyOf(row, imprNo, { today, asker, handler, doer }), false)
}
