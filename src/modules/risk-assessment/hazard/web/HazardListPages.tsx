import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { rsaTarget } from '../../plan/rsa-target.resource.ts'
import { sheetOf } from '../../plan/web/method-sheets.ts'
import { assessmentTypes, type AssessmentType } from '../../risk-codes.rule.ts'
import { hazardTexts } from './hazard.texts.ts'

const card = { title: 'rsaTargetNm', facts: ['deptNm', 'riskGradeCd', 'openRowCnt'] } as const
const behind = ['rsaTypeNm', 'vendorNm', 'processNm', 'confirmDt', 'plantNm', 'jsaCd', 'validToYmd'] as const

/** The targets of a method; each opens its sheet. */
function SheetList({ rsaTypeCd }: { rsaTypeCd: AssessmentType }) {
  const say = useTexts(hazardTexts)
  const tab = useTab()
  return (
    <RegisterPage
      resource={rsaTarget}
      readOnly
      help={say('helpList')}
      empty={say('emptyList')}
      card={card}
      hidden={behind}
      defaults={{ rsaTypeCd: [rsaTypeCd] }}
      onOpen={({ rsaTargetNo }) => tab.open(sheetOf(rsaTypeCd)!(rsaTargetNo))}
    />
  )
}
/** KRAS (rsa/result/resultKras) */
export const KrasPage = () => <SheetList rsaTypeCd={assessmentTypes.kras} />
/** 3단계 판단법 (rsa/result/resultLevel3) */
export const Level3Page = () => <SheetList rsaTypeCd={assessmentTypes.level3} />
/** 체크리스트법 (rsa/result/resultChecklist) */
export const ChecklistPage = () => <SheetList rsaTypeCd={assessmentTypes.checklist} />
/** 핵심요인 기술법 (rsa/result/resultOps) */
export const OnePointPage = () => <SheetList rsaTypeCd={assessmentTypes.onePoint} />
