import { codeNameOf } from '../../../core/server/entity/columns.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import type { Sheet } from '../../../core/server/pdf/sheet.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import { sayIn } from '../../../core/shared/four-texts.ts'
import { saidIn } from '../../../core/shared/sentence.ts'
import { gradesOf } from '../matrix/matrix.rule.ts'
import { matrixOf } from '../matrix/matrix.server.ts'
import type { RsaTarget } from '../plan/rsa-target.resource.ts'
import { charmPaperTexts } from './charm-paper.texts.ts'
import { judgedFacts, verdictOf } from './charm-save.server.ts'
import type { RsaCharm } from './rsa-charm.resource.ts'

type PrintedRow = RsaCharm & { ventNm: string | null }
/** CHARM 결과표: every substance by risk, with how its levels came. (rsa.md 6) */
export async function charmPaper(context: Context, target: RsaTarget): Promise<Sheet> {
  const { language } = context.session
  const say = sayIn(charmPaperTexts, () => language)
  const rows = await context.sql.query<PrintedRow>(
    `select r."rsaCharmNo", r."taskTxt", r."substanceTxt", r."compNo", r."declaredYn", r."stateCd", r."formCd", r."dustLvCd", r."dayUnitCd", r."ventCd", r."d1Yn", r."measYn",
       r."notFoundYn", r."measUnitCd", r."twaUnitCd", r."carcCd", r."mutaCd", r."reproCd", r."hCodeTxt", r."measureTxt",
       r."contentPct"::float8 as "contentPct", r."dayQty"::float8 as "dayQty", r."useTemp"::float8 as "useTemp", r."boilingPt"::float8 as "boilingPt",
       r."measVal"::float8 as "measVal", r."twaVal"::float8 as "twaVal", r."molWeight"::float8 as "molWeight", r."freq"::float8 as "freq", r."sev"::float8 as "sev",
       r."score"::float8 as "score", r."expScore"::float8 as "expScore", r."resScore"::float8 as "resScore",
       coalesce(${codeNameOf('c', language)}, r."ventCd") as "ventNm"
     from "rsaCharm" r left join "codeItem" c on c."codeGrpCd" = 'CHM_VENT' and c."code" = r."ventCd"
     where r."rsaTargetNo" = $1 order by r."score" desc nulls last, r."sortOrder"`,
    [target.rsaTargetNo],
  )
  const matrix = await matrixOf(context, target.rsaMatrixNo)
  const gradeNm = (score: number | null) =>
    score === null ? '' : (gradesOf(matrix, score)[0]?.gradeNm ?? '')
  const number = (value: number | null) => (value === null ? '' : String(value))
  const lines: Sheet['tables'][number]['rows'] = []
  for (const row of rows) {
    const { trace, gaps } = await verdictOf(context, judgedFacts(row), target.plantCd)
    const how = [...trace, ...gaps.map(({ message }) => message)].map((each) => saidIn(each, language))
    const grade = gradeNm(row.score)
    lines.push([
      row.taskTxt,
      row.substanceTxt ?? '',
      row.ventNm ?? '',
      number(row.freq),
      number(row.sev),
      number(row.score),
      row.score === null ? say('notJudged') : grade,
      how.join(' · '),
      row.measureTxt ?? '',
      number(row.resScore ?? row.expScore),
    ])
  }
  return {
    title: say('title'),
    landscape: true,
    facts: [
      { label: say('target'), value: target.rsaTargetNm },
      { label: say('plant'), value: target.plantNm ?? target.plantCd },
      { label: say('dept'), value: target.deptNm ?? target.deptCd },
      { label: say('leader'), value: target.leaderUserNm ?? target.leaderUserId },
    ],
    tables: [
      {
        title: say('rows'),
        columns: [
          { label: say('task'), width: 3 },
          { label: say('substance'), width: 3 },
          { label: say('vent'), width: 2 },
          { label: say('exposure'), width: 1, number: true },
          { label: say('hazard'), width: 1, number: true },
          { label: say('score'), width: 1, number: true },
          { label: say('grade'), width: 2 },
          { label: say('why'), width: 6 },
          { label: say('measure'), width: 3 },
          { label: say('after'), width: 1, number: true },
        ],
        rows: lines,
      },
    ],
    notes: [say('law')],
    printedDt: showMoment(context.now),
    printedBy: context.session.userNm,
  }
}
