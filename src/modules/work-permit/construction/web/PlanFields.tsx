import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { planSections, type safHealthPlan } from '../safety-health-plan.resource.ts'

/** What belongs into a section, for a company that writes its first plan. */
const hints: Record<(typeof planSections)[number], string> = {
  orgTxt: '현장책임자와 안전담당의 이름, 맡은 일, 연락처',
  riskTxt: '이 공사의 주요 위험과 대책, 위험성평가 번호',
  eduTxt: '투입 전 교육과 특별교육의 대상, 시간, 강사',
  emergencyTxt: '신고 순서, 대피로와 집결지, 구급·구조 장비',
  equipTxt: '반입할 장비, 안전검사 유효기간, 운전자 자격',
  ppeTxt: '지급할 보호구와 교체 기준',
  chemTxt: '쓰는 화학제품과 MSDS 게시·교육 방법',
  patrolTxt: '순회 주기와 점검자, 지적사항 조치 방법',
  costTxt: '항목별 금액과 사용 시기',
}

/** The sections of the plan, in the order of the paper. */
export function PlanFields({ form }: { form: RecordFormHandle<typeof safHealthPlan> }) {
  const { Field, detail, editable } = form
  return (
    <>
      <Block title="공사">
        <Field name="constNo" span={2} readOnly={detail !== undefined} />
        {detail && <Field name="vendorCd" />}
        {detail && <Field name="revNo" />}
        {detail && (detail.data.revNo ?? 0) > 0 && <Field name="changeTxt" />}
      </Block>
      <Block title="계획">
        {planSections.map((name) => (
          <Field key={name} name={name} extra={editable && hints[name]} />
        ))}
      </Block>
    </>
  )
}
