import { useToday } from '../../../core/web/use-today.ts'
import { PaperClipOutlined } from '@ant-design/icons'
import { addDays } from '../../../core/shared/dates.ts'
import { yes } from '../../../core/shared/session.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import type { ListedNotice } from '../notice-answers.rule.ts'
import { NoticeTags } from './NoticeTags.tsx'
import './notice.css'
import { noticeTexts } from './notice.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { platformRecords } from '../../record-pages.rule.ts'

/** Days for which a notice is new (mgt 6, PLT04). */
const newDays = 3

/** Notices, each a link to its page; what has not been read is bold and says so. */
export function NoticeRows({ rows }: { rows: readonly ListedNotice[] }) {
  const text = useTexts(noticeTexts)
  const { open } = useTab()
  const today = useToday()
  return (
    <ul className="notice-rows">
      {rows.map((row) => (
        <li key={row.noticeNo}>
          <a
            href={addressOf(platformRecords.notice, row.noticeNo)}
            className={row.unread ? 'is-unread' : ''}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey) return
              event.preventDefault()
              open(addressOf(platformRecords.notice, row.noticeNo))
            }}
          >
            <NoticeTags row={row} />
            <span className="notice-title">
              {row.title}
              {row.fromYmd > addDays(today, -newDays) && <span className="notice-new">{text('isNew')}</span>}
              {row.fileCnt > 0 && <PaperClipOutlined aria-label={text('attached', { count: row.fileCnt })} />}
            </span>
            <span className="notice-more">
              {row.createUserNm} · {row.fromYmd}
            </span>
            <span className="notice-state">
              {row.unread && <b>{text('unread')}</b>}
              {row.unread && yes(row.mustReadYn) && row.readDueYmd && (
                <span className={row.readDueYmd < today ? 'is-overdue' : ''}>
                  {row.readDueYmd < today
                    ? text('overdue')
                    : text('confirmBy', { day: row.readDueYmd.slice(5) })}
                </span>
              )}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
