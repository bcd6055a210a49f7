import type { ReactNode } from 'react'
import { useTab } from '../../../core/web/TabHost.tsx'
import { addressOf } from '../../../core/shared/record-page.ts'
import { improvementRecords } from '../record-pages.rule.ts'

/** Opens an improvement as a tab of the portal; with Ctrl the browser does what it always does. */
export function ImprovementLink({ imprNo, children }: { imprNo: number; children: ReactNode }) {
  const tab = useTab()
  return (
    <a
      href={addressOf(improvementRecords.improvement, imprNo)}
      draggable={false}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey) return
        event.preventDefault()
        tab.open(addressOf(improvementRecords.improvement, imprNo))
      }}
    >
      {children}
    </a>
  )
}
