import { useTab } from '../../../core/web/TabHost.tsx'
import { boxAddress, useBoxCounts } from './approval-calls.ts'
import './approval.css'
import { approvalTexts } from './approval.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

const shown = ['wait', 'progress', 'rejected'] as const

/** 결재 on the first page: each number opens the box that it counts. */
export function ApprovalsPortlet() {
  const text = useTexts(approvalTexts)
  const { open } = useTab()
  const { data: counts } = useBoxCounts()
  if (!counts) return <div className="home-portlet-room" />
  return (
    <section className="appr-portlet" aria-label={text('portlet')}>
      <h2>{text('portlet')}</h2>
      <ul>
        {shown.map((box) => {
          const address = boxAddress(box) ?? '/'
          return (
            <li key={box}>
              <a
                href={address}
                onClick={(event) => {
                  event.preventDefault()
                  open(address)
                }}
              >
                <span>{text(`box.${box}`)}</span>{' '}
                <b className={counts[box] > 0 && box !== 'progress' ? 'is-due' : ''}>{counts[box]}</b>
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
