import type { Sql } from '../../../core/server/database/database.ts'
import { deliverRows } from '../../../core/server/seed/deliver-rows.ts'
import { insertRows, seedUserId } from '../../../core/server/seed/insert-rows.ts'
import type { SeedOptions } from '../../../core/server/seed/seed-part.ts'
import { readTsv } from '../../../core/server/seed/tsv.ts'
import { companyPurpose, safetyPurpose } from '../check/check-codes.rule.ts'
import { checkFigures } from '../check/check-parameters.rule.ts'
import { speFigures } from '../spe/spe-parameters.rule.ts'

/** First day of the figures that every installation starts with. */
const baseYmd = '2025-01-01'
const sheets: Readonly<Record<string, readonly [name: string, purposeCd: string]>> = {
  'SAF-FORKLIFT': ['지게차 작업시작 전 점검', safetyPurpose],
  'SAF-CRANE': ['크레인 작업시작 전 점검', safetyPurpose],
  'SAF-MOBILECRANE': ['이동식 크레인 작업시작 전 점검', safetyPurpose],
  'SAF-LIFTPLATFORM': ['고소작업대 작업시작 전 점검', safetyPurpose],
  'SAF-CONVEYOR': ['컨베이어 작업시작 전 점검', safetyPurpose],
  'SAF-COMPRESSOR': ['공기압축기 작업시작 전 점검', safetyPurpose],
  'SAF-SLING': ['슬링 작업 전·중 점검', safetyPurpose],
  'SAF-HOTWORK': ['화재위험작업 작업시작 전 점검', safetyPurpose],
  'SAF-WEEKLYCHEM': ['유해화학물질 취급시설 주간 자체점검', safetyPurpose],
  'SAF-VESSEL': ['압력용기 설비점검', safetyPurpose],
  'SAF-FIRE': ['월간 소방시설 점검', safetyPurpose],
  'SAF-EMERGENCY': ['비상장비 월간 점검', safetyPurpose],
  'SAF-JOINT': ['도급인·수급인 합동 안전점검', safetyPurpose],
  'SPE-FORKLIFT': ['지게차 반입검사', safetyPurpose],
  'SPE-CRANE': ['이동식 크레인 반입검사', safetyPurpose],
  'SPE-PLATFORM': ['고소작업대 반입검사', safetyPurpose],
  'SPE-VEHICLE': ['차량계 건설기계·특장차 반입검사', safetyPurpose],
  'SAF-COMPANYSELF': ['상주 협력사 자체점검', companyPurpose],
}

/**
 * The sheets of saf.md 5.2, each in its first version: 작업시작 전 점검 of 안전보건규칙 제35조제2항 and 별표 3, the weekly
 * check of 화학물질관리법 제26조, and those of the company. What nobody has held against the law's text is marked
 * '확인 필요'. Later versions are the company's.
 */
export async function seedCheckSheets(sql: Sql, { today }: SeedOptions): Promise<void> {
  await deliverRows(sql, {
    table: 'sysParam',
    part: 'check',
    key: ['paramCd', 'plantCd', 'fromYmd'],
    rows: [...checkFigures.rows(baseYmd), ...speFigures.rows(baseYmd)],
  })
  const items = readTsv(`${import.meta.dirname}/check-sheets.tsv`)
  for (const [checkFormCd, [checkFormNm, purposeCd]] of Object.entries(sheets)) {
    if (await sql.maybe('select 1 from "checkForm" where "checkFormCd" = $1 limit 1', [checkFormCd])) continue
    const { checkFormNo } = await sql.one<{ checkFormNo: number }>(
      `insert into "checkForm" ("checkFormCd", "verNo", "checkFormNm", "purposeCd", "passScore", "condScore", "fixYmd", "state", "createUserId", "updateUserId")
       values ($1, 1, $2, $3, 90, 70, $4, 'fixed', $5, $5) returning "checkFormNo"`,
      [checkFormCd, checkFormNm, purposeCd, today, seedUserId],
    )
    await insertRows(
      sql,
      'checkFormItem',
      items
        .filter((item) => item['checkFormCd'] === checkFormCd)
        .map(({ sectionTxt, itemTxt, criticalYn, basisTxt }, index) => ({
          checkFormNo,
          sortOrder: index + 1,
          itemCd: String(index + 1),
          sectionTxt,
          itemTxt,
          criticalYn,
          basisTxt,
          answerKindCd: 'OK',
          naYn: 'Y',
          weight: 1,
          badPhotoYn: criticalYn,
          badNoteYn: 'Y',
        })),
      false,
    )
  }
}
