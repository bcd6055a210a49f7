import { useState } from 'react'
import { canAccess } from '../../../core/web/session-store.ts'
import { isActing, isApproval, stepKinds } from '../approval-codes.rule.ts'
import { insertStep, signsAlready, type LineStep } from '../step-list.rule.ts'
import { boxMenu } from './approval-calls.ts'
import { PeoplePanel, type Chosen } from './PeoplePanel.tsx'
import { StepList } from './StepList.tsx'
import './approval.css'

export interface LineEditorProps {
  steps: readonly LineStep[]
  onChange: (steps: LineStep[]) => void
  readOnly?: boolean
  departments?: boolean
}
let counter = 0
export const newStepId = (): string => `step-${(counter += 1)}`

/**
 * The organisation beside the line that is built from it; a user without boxes (a vendor) keeps to the fixed
 * steps.
 */
export function LineEditor({ steps, onChange, readOnly = false, departments = false }: LineEditorProps) {
  const [kind, setKind] = useState<string>(() =>
    steps.some((step) => isApproval(step.stepKindCd)) ? stepKinds.review : stepKinds.approve,
  )
  const taken = (userId: string) =>
    isActing(kind)
      ? signsAlready(steps, userId)
      : steps.some((step) => step.userId === userId && step.stepKindCd === kind)
  const add = (chosen: Chosen, at?: number) => {
    if (chosen.userId !== null && taken(chosen.userId)) return
    onChange(
      insertStep(
        steps,
        { ...chosen, id: newStepId(), stepKindCd: kind, parallelGrp: null, fixedYn: 'N' },
        at,
      ),
    )
  }
  return (
    <div className="appr-line-editor">
      {!readOnly && canAccess(boxMenu) && (
        <PeoplePanel
          kind={kind}
          onKind={setKind}
          onAdd={(chosen) => add(chosen)}
          taken={taken}
          departments={departments}
        />
      )}
      <StepList
        steps={steps}
        onChange={onChange}
        readOnly={readOnly}
        onDropPerson={(data, at) => add(JSON.parse(data) as Chosen, at)}
      />
    </div>
  )
}
