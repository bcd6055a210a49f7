import { useState } from 'react'
import type { FieldIssue } from '../../../../core/shared/session.ts'
import { api, ApiError } from '../../../../core/web/api.ts'
import { focusFirstIssue } from '../../../../core/web/form/focus-issue.ts'
import { recordPath } from '../../../../core/web/data/query-keys.ts'
import { useSubmission } from '../../../../core/web/submission.ts'
import { permitBlock } from '../permit-block.resource.ts'

export interface ActProps {
  block: { permitBlockNo: number; outageYmd: string; plantCd: string }
  permitBlockNumberNo: number
  onDone: () => void
  onCancel: () => void
}
/** Sends what became of one number; a refusal is shown at its fields, or over the form. */
export function useBlockAct(permitBlockNo: number, act: 'late' | 'settle', onDone: () => void) {
  const submission = useSubmission()
  const [issues, setIssues] = useState<readonly FieldIssue<string>[]>([])
  const show = (found: readonly FieldIssue<string>[]) => {
    setIssues(found)
    focusFirstIssue()
  }
  const send = async (body: object) => {
    const path = `${recordPath(permitBlock, permitBlockNo)}/${act}`
    try {
      await submission(path, body, (requestKey) => api.post(path, body, { requestKey, quiet: true }))
      onDone()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      show(error.body.fields.length > 0 ? error.body.fields : [{ path: '', message: error.message }])
    }
  }
  return {
    send,
    show,
    issueAt: (path: string) => issues.find((issue) => issue.path === path)?.message,
    issues,
  }
}
