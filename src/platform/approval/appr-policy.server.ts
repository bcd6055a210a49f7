import { defineBehaviour } from '../../core/server/entity/behaviour.ts'
import { badFields } from '../../core/server/http/errors.ts'
import { messages } from '../../core/shared/messages.ts'
import type { FieldIssue } from '../../core/shared/session.ts'
import { apprPolicy, apprTargets } from './appr-policy.resource.ts'
import { conditionProblem } from './condition.rule.ts'
import { label, type Label } from '../../core/shared/sentence.ts'

/** The field that each kind of target needs to find its person. */
const needed: Record<string, { name: 'userId' | 'authGrpNo'; label: Label }> = {
  [apprTargets.user]: { name: 'userId', label: label('결재자') },
  [apprTargets.authGrp]: { name: 'authGrpNo', label: label('권한그룹') },
}

/** 결재정책: conditions must read, and every fixed step must mean somebody. */
export const apprPolicyBehaviour = defineBehaviour(apprPolicy, {
  beforeSave: (input, _context, before) => {
    const issues: FieldIssue[] = []
    const condition = (path: string, text: string | null | undefined) => {
      const problem = text ? conditionProblem(text) : undefined
      if (problem) issues.push({ path, message: problem })
    }
    condition('jeonKyulCond', input.jeonKyulCond)
    const steps = input.fixedSteps ?? before?.fixedSteps ?? []
    steps.forEach((step, index) => {
      const path = `fixedSteps.${index}`
      condition(`${path}.condExpr`, step.condExpr)
      const need = needed[step.targetCd]
      if (need && !step[need.name])
        issues.push({ path: `${path}.${need.name}`, message: messages.requiredField(need.label) })
      if (step.targetCd === apprTargets.deptDuty && !step.deptCd && !step.dutyCd)
        issues.push({ path: `${path}.dutyCd`, message: messages.requiredField('부서·직무') })
    })
    if (issues.length > 0) throw badFields(issues)
    return {
      ...input,
    }
  },
})
