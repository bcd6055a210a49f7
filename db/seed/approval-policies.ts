import type { Sql } from '../../src/core/server/database/database.ts'
import { apprTargets } from '../../src/platform/approval/appr-policy.resource.ts'
import { deliverRows } from '../../src/core/server/seed/deliver-rows.ts'
import { insertRows } from '../../src/core/server/seed/insert-rows.ts'

type Step = {
  stepKindCd: string
  targetCd: string
  dutyCd?: string
  authGrpNo?: number
  parallelGrp?: number
  condExpr?: string
}
const { draftHead, plantHead, deptDuty, authGrp } = apprTargets
const head = (stepKindCd = 'ASK05'): Step => ({ stepKindCd, targetCd: draftHead })
const plant = (condExpr?: string): Step => ({
  stepKindCd: 'ASK05',
  targetCd: plantHead,
  ...(condExpr ? { condExpr } : {}),
})
const duty = (stepKindCd: string, dutyCd: string, condExpr?: string): Step => ({
  stepKindCd,
  targetCd: deptDuty,
  dutyCd,
  ...(condExpr ? { condExpr } : {}),
})

interface Form {
  apprBizCd: string
  formNm: string
  steps: Step[]
  agreePolicyCd?: string
  jeonKyulCond?: string
  bulkYn?: 'Y'
  signPwYn?: 'Y'
  dueDays?: number
  keepYear: number
}
/** Policies of every installation (admin 11): the company changes them on the page 결재정책. */
export const policyForms: Form[] = [
  { apprBizCd: 'ABZ01', formNm: '운영일지 월확정서', steps: [head()], bulkYn: 'Y', keepYear: 5 },
  {
    apprBizCd: 'ABZ02',
    formNm: '환경·폐기물 월마감서',
    steps: [head('ASK02'), duty('ASK05', 'D11')],
    bulkYn: 'Y',
    keepYear: 5,
  },
  {
    apprBizCd: 'ABZ03',
    formNm: '협력업체 출입 승인서',
    steps: [duty('ASK05', 'D04')],
    bulkYn: 'Y',
    dueDays: 1,
    keepYear: 3,
  },
  {
    apprBizCd: 'ABZ04',
    formNm: '협력업체 제재 품의서',
    steps: [head('ASK02'), duty('ASK05', 'D24'), plant()],
    signPwYn: 'Y',
    keepYear: 5,
  },
  {
    apprBizCd: 'ABZ05',
    formNm: '협력업체 평가 결과보고',
    steps: [head('ASK02'), duty('ASK05', 'D24')],
    dueDays: 5,
    keepYear: 5,
  },
  {
    apprBizCd: 'ABZ06',
    formNm: '안전보건 목표 수립(안)',
    steps: [head('ASK02'), plant()],
    dueDays: 5,
    keepYear: 5,
  },
  {
    apprBizCd: 'ABZ07',
    formNm: '문서 제·개정 신청서',
    steps: [head()],
    agreePolicyCd: 'AGP02',
    keepYear: 10,
  },
  {
    apprBizCd: 'ABZ08',
    formNm: '법규 준수평가 보고서',
    steps: [head('ASK02'), plant()],
    dueDays: 5,
    keepYear: 5,
  },
  { apprBizCd: 'ABZ09', formNm: '법규 적용 검토서', steps: [head()], agreePolicyCd: 'AGP03', keepYear: 5 },
  { apprBizCd: 'ABZ10', formNm: '자재 사전검토 판정서', steps: [duty('ASK03', 'D09'), head()], keepYear: 10 },
  { apprBizCd: 'ABZ11', formNm: '안전보건계획서 승인서', steps: [duty('ASK03', 'D04'), head()], keepYear: 5 },
  {
    apprBizCd: 'ABZ12',
    formNm: '고위험 작업허가 승인서',
    steps: [duty('ASK05', 'D24'), plant(`riskGradeCd = 'H'`)],
    signPwYn: 'Y',
    dueDays: 1,
    keepYear: 3,
  },
  {
    apprBizCd: 'ABZ13',
    formNm: '위험성평가 실시 계획·결과',
    steps: [head('ASK02'), plant(`riskGradeCd = 'H'`), duty('ASK05', 'D24')],
    keepYear: 3,
  },
  {
    apprBizCd: 'ABZ14',
    formNm: '안전보건교육 계획서',
    steps: [head()],
    bulkYn: 'Y',
    jeonKyulCond: `planAmt < 1000000`,
    keepYear: 5,
  },
  {
    apprBizCd: 'ABZ15',
    formNm: '사고 보고서',
    steps: [head('ASK02'), duty('ASK05', 'D24'), plant()],
    dueDays: 1,
    keepYear: 5,
  },
  {
    apprBizCd: 'ABZ16',
    formNm: '변경관리(MOC) 승인서',
    steps: [head('ASK02'), duty('ASK05', 'D24'), plant(`riskGradeCd in ('H', 'M')`)],
    agreePolicyCd: 'AGP01',
    signPwYn: 'Y',
    dueDays: 5,
    keepYear: 10,
  },
  {
    apprBizCd: 'ABZ17',
    formNm: '가동전 안전점검 승인서',
    steps: [head('ASK02'), duty('ASK05', 'D24')],
    signPwYn: 'Y',
    keepYear: 5,
  },
  { apprBizCd: 'ABZ18', formNm: '건강검진 계획서', steps: [head()], keepYear: 5 },
  { apprBizCd: 'ABZ19', formNm: '개선 종결 신청서', steps: [plant()], bulkYn: 'Y', keepYear: 3 },
  {
    apprBizCd: 'ABZ20',
    formNm: '보호구 지급 신청서',
    steps: [head()],
    bulkYn: 'Y',
    jeonKyulCond: 'issueQty <= 10',
    keepYear: 3,
  },
  {
    apprBizCd: 'ABZ21',
    formNm: '시스템 권한 신청서',
    steps: [head(), { stepKindCd: 'ASK05', targetCd: authGrp, authGrpNo: 1 }],
    bulkYn: 'Y',
    // The rights of an ordinary member of a department are given by the head alone.
    jeonKyulCond: 'authGrpNo = 8',
    keepYear: 3,
  },
  {
    apprBizCd: 'ABZ22',
    formNm: 'MSDS 개정 승인서',
    steps: [duty('ASK03', 'D05'), head()],
    bulkYn: 'Y',
    keepYear: 10,
  },
  // 중대재해처벌법 시행령 제13조: five years.
  {
    apprBizCd: 'ABZ23',
    formNm: '개선 반기 점검 보고서',
    steps: [{ stepKindCd: 'ASK05', targetCd: authGrp, authGrpNo: 2 }],
    dueDays: 5,
    keepYear: 5,
  },
  {
    apprBizCd: 'ABZ24',
    formNm: '반기 도급점검 보고서',
    steps: [plant()],
    dueDays: 5,
    keepYear: 5,
  },
]

/** A policy gets its steps once; afterwards the company changes them. */
export async function seedPolicies(sql: Sql): Promise<void> {
  const fresh = new Set(
    await deliverRows(sql, {
      table: 'apprPolicy',
      key: ['apprBizCd'],
      rows: policyForms.map(({ steps: _steps, ...form }) => ({
        agreePolicyCd: 'AGP01',
        bulkYn: 'N',
        signPwYn: 'N',
        dueDays: 3,
        ...form,
        jeonKyulYn: form.jeonKyulCond ? 'Y' : 'N',
        useYn: 'Y',
      })),
    }),
  )
  const numbers = new Map(
    (
      await sql.query<{ apprPolicyNo: number; apprBizCd: string }>(
        'select "apprPolicyNo", "apprBizCd" from "apprPolicy"',
      )
    ).map(({ apprPolicyNo, apprBizCd }) => [apprBizCd, apprPolicyNo]),
  )
  const steps = policyForms.flatMap(({ apprBizCd, steps: each }) =>
    fresh.has(apprBizCd)
      ? each.map((step, index) => ({ apprPolicyNo: numbers.get(apprBizCd), seq: index + 1, ...step }))
      : [],
  )
  await insertRows(sql, 'apprPolicyStep', steps, false)
}
