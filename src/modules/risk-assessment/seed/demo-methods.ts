import type { Sql } from '../../../core/server/database/database.ts'
import { insertReturning, insertRows } from '../../../core/server/seed/insert-rows.ts'
import type { SeedOptions } from '../../../core/server/seed/seed-part.ts'
import { addDays } from '../../../core/shared/dates.ts'
import { defined } from '../../../core/shared/defined.ts'
import { judgeRow, levelOfAnswer, okAnswers } from '../hazard/hazard.rule.ts'
import { assessmentTypes } from '../risk-codes.rule.ts'
import { deliveredMatrices } from './delivered-matrices.ts'
import { checkFacts, checkMeasures, levelFacts, onePointFacts, type LevelFact } from './demo-method-facts.ts'
import { insertHazards, insertMeasure, insertTarget } from './demo-rows.ts'

const formCd = 'RSA-FILLING'
/** Targets of the three-level method, the checklist and the one point sheet, being assessed in this year's plan. */
export async function seedMethods(sql: Sql, { demo, today }: SeedOptions): Promise<void> {
  if (!demo || (await sql.maybe('select 1 from "checkForm" where "checkFormCd" = $1', [formCd]))) return
  const place = await sql.maybe<{ rsaPlanNo: number; deptCd: string }>(
    `select p."rsaPlanNo", u."deptCd" from "rsaPlan" p, "user" u where p."state" = 'running' and p."rsaTypeCd" = 'K' and u."userId" = 'issuer01' order by 1 limit 1`,
  )
  if (!place) return
  const { rsaPlanNo, deptCd } = place
  const begun = {
    rsaPlanNo,
    state: 'assessing',
    methodCds: ['walk', 'hearing'],
    startDt: `${addDays(today, -8)}T10:00:00+09:00`,
  }
  const ofLevels = async (
    rsaTargetNm: string,
    rsaTypeCd: string,
    matrixCd: string,
    facts: readonly LevelFact[],
  ) => {
    const rsaTargetNo = await insertTarget(sql, { matrixCd, deptCd }, { ...begun, rsaTargetNm, rsaTypeCd })
    await insertHazards(
      sql,
      { rsaTargetNo, deptCd, rsaTypeCd, matrixCd },
      facts.map(({ measureTxt, hierCd, expSev, ...fact }) => ({
        ...fact,
        ...defined({ measureTxt, hierCd, expSev, dueYmd: measureTxt && addDays(today, 25) }),
      })),
      today,
    )
  }
  await ofLevels('저압 전기실 조작', assessmentTypes.level3, 'LVL3', levelFacts)
  await ofLevels('지게차 하역 한 장 평가', assessmentTypes.onePoint, 'OPS', onePointFacts)
  const target = { ...begun, rsaTargetNm: '충전동 안전점검', rsaTypeCd: assessmentTypes.checklist }
  await insertAnswers(
    sql,
    { rsaTargetNo: await insertTarget(sql, { matrixCd: 'CHK', deptCd }, target), deptCd },
    await insertForm(sql, today),
    today,
  )
  await sql.query(
    'update "rsaPlan" p set "targetCnt" = (select count(*) from "rsaTarget" t where t."rsaPlanNo" = p."rsaPlanNo") where "rsaPlanNo" = $1',
    [rsaPlanNo],
  )
}

/** The sheet of questions, fixed: version 1. */
async function insertForm(sql: Sql, today: string): Promise<number> {
  const [form] = await insertReturning(
    sql,
    'checkForm',
    [
      {
        checkFormCd: formCd,
        verNo: 1,
        checkFormNm: '충전·하역 위험성평가 체크리스트',
        purposeCd: 'RISK',
        passScore: 90,
        condScore: 70,
        fixYmd: addDays(today, -60),
        fixUserId: 'saf01',
        state: 'fixed',
      },
    ],
    true,
    ['checkFormNo'],
  )
  const checkFormNo = Number(form!['checkFormNo'])
  await insertRows(
    sql,
    'checkFormItem',
    checkFacts.map(([sectionTxt, itemTxt, , basisTxt], index) => ({
      checkFormNo,
      sortOrder: index + 1,
      itemCd: String(index + 1),
      sectionTxt,
      itemTxt,
      answerKindCd: 'OK',
      naYn: 'Y',
      criticalYn: 'N',
      badPhotoYn: 'N',
      badNoteYn: 'Y',
      basisTxt,
    })),
    false,
  )
  return checkFormNo
}

async function insertAnswers(
  sql: Sql,
  { rsaTargetNo, deptCd }: { rsaTargetNo: number; deptCd: string },
  checkFormNo: number,
  today: string,
): Promise<void> {
  const matrix = deliveredMatrices.find(({ matrixCd }) => matrixCd === 'CHK')!
  const measures = checkMeasures.values()
  for (const [index, [sectionTxt, itemTxt, okCd, lawTxt]] of checkFacts.entries()) {
    const measure = okCd === okAnswers.improve ? measures.next().value : undefined
    const row = {
      sectionTxt,
      itemTxt,
      lawTxt,
      okCd,
      sev: levelOfAnswer(matrix, okCd),
      controlTxt: '현장에서 확인함',
      decideTxt: '점검 결과에 따름',
      ...defined({ ...measure, dueYmd: measure && addDays(today, 30) }),
    }
    const { risk } = judgeRow(matrix, row, { rsaTypeCd: assessmentTypes.checklist, today, mildFreqSteps: 1 })
    const [made] = await insertReturning(
      sql,
      'rsaCheckAnswer',
      [
        {
          rsaTargetNo,
          sortOrder: index + 1,
          checkFormNo,
          itemCd: String(index + 1),
          plantCd: '1000',
          deptCd,
          ...row,
          ...risk,
        },
      ],
      true,
      ['rsaCheckAnswerNo'],
    )
    if (measure)
      await insertMeasure(
        sql,
        { rowEntity: 'rsaCheckAnswer', rowNo: Number(made!['rsaCheckAnswerNo']), rsaTargetNo, deptCd },
        { ...row, ...risk },
      )
  }
}
