import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { momentOf, showMoment } from '../../../core/shared/dates.ts'
import { session } from '../../../core/web/session-store.ts'
import type { ApprovalView } from '../approval-answers.rule.ts'
import { DocumentBody } from './DocumentBody.tsx'
import { DocumentFacts } from './DocumentFacts.tsx'
import { Opinions } from './DocumentNotes.tsx'
import { StampTable } from './StampTable.tsx'
import { approvalTexts } from './approval.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/**
 * Prints the document on A4 with its stamps, page n/m, and who printed it when; the sheet exists only while
 * it is printed.
 * @returns what starts it, and the sheet to be drawn
 */
export function usePrint(view: ApprovalView): [print: () => void, sheet: ReactNode] {
  /** The time of the request; nothing while nothing is printed. */
  const [printing, setPrinting] = useState<string>()
  useEffect(() => {
    if (!printing) return undefined
    document.body.classList.add('appr-printing')
    const over = () => setPrinting(undefined)
    addEventListener('afterprint', over)
    window.print()
    return () => {
      removeEventListener('afterprint', over)
      document.body.classList.remove('appr-printing')
    }
  }, [printing])
  return [
    () => setPrinting(momentOf(new Date())),
    printing && createPortal(<Sheet view={view} moment={printing} />, document.body),
  ]
}

function Sheet({ view, moment }: { view: ApprovalView; moment: string }) {
  const text = useTexts(approvalTexts)
  const [round] = view.rounds
  const name = session.get().user?.userNm ?? ''
  return (
    <article className="appr-sheet">
      <h1>{view.policy.formNm}</h1>
      <StampTable steps={view.steps} />
      <h2>{view.data.title}</h2>
      <DocumentFacts view={view} />
      {view.data.cont && <p className="appr-words">{view.data.cont}</p>}
      {round && <DocumentBody record={round.record} diff={view.diff} />}
      <h3>{text('opinions')}</h3>
      <Opinions view={view} />
      <footer>{text('printed', { moment: showMoment(moment), name })}</footer>
    </article>
  )
}
