import { showMoment } from '../../../core/shared/dates.ts'
import { recordAddress } from '../../../core/web/record-address.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import { isOverdue, type WorkItem } from '../my-work.rule.ts'
import './work.css'
import { workTexts } from './work.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** Things to do, each a link to its record. */
export function WorkRows({ items, now }: { items: readonly WorkItem[]; now: string }) {
  const text = useTexts(workTexts)
  const { open } = useTab()
  return (
    <ul className="work-rows">
      {items.map((item) => {
        const address = item.url ?? recordAddress(item.resource, item.key)
        const content = (
          <>
            <span className="work-kind">{item.label}</span>
            <span className="work-title">{item.title}</span>
            <span className="work-more">{item.more}</span>
            {item.dueDt && (
              <span className={`work-due${isOverdue(item, now) ? ' is-overdue' : ''}`}>
                {isOverdue(item, now) && <b>{text('overdue')}</b>}{' '}
                {text('due', { moment: showMoment(item.dueDt) })}
              </span>
            )}
          </>
        )
        return (
          <li key={`${item.kind}${item.resource}${item.key}`}>
            {address ? (
              <a
                href={address}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey) return
                  event.preventDefault()
                  open(address)
                }}
              >
                {content}
              </a>
            ) : (
              <span className="work-plain">{content}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
